import { createContext, use, useEffect } from 'react';
import { useEscape } from '../input/escape';
import { Button } from './Button';

interface StepBackProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** Told whether part of an answer has been chosen, so that there is something to go back from. */
export const BegunContext = createContext<(begun: boolean) => void>(() => {});

/** Leads back to what was asked before, within one answer. At a keyboard, so does Escape. */
export function StepBack({ label, onPress }: StepBackProps) {
  const tell = use(BegunContext);
  useEscape(onPress);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return <Button icon="back" {...{ label, onPress }} />;
}
