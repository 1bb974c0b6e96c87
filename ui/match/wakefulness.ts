import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const tag = 'table';

/** A device that will not stay awake dims as it always does. */
const ignoreFailure = () => undefined;

/** A phone in the middle of the table does not fall asleep while people think. */
export function useWakefulness(): void {
  useEffect(() => {
    activateKeepAwakeAsync(tag).catch(ignoreFailure);
    return () => {
      deactivateKeepAwake(tag).catch(ignoreFailure);
    };
  }, []);
}
