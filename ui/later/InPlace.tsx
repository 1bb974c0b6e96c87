import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import type { Later } from '../arriving';
import { tryAgain } from './tryAgain';
import { useLater } from './useLater';

interface InPlaceProps<T> {
  readonly part: Later<T>;
  readonly children: (value: T) => ReactNode;
}

/** Says that something could not be fetched, and offers to try again. */
export function MissingInPlace({ part }: { readonly part: Later<unknown> }) {
  const { t } = useLanguage();
  return (
    <>
      <Text>{t('later.missingText')}</Text>
      <Button label={t('later.again')} onPress={() => void tryAgain(part)} />
    </>
  );
}

/** Like `WhenHere`, within something that is already on screen, such as a sheet: nothing takes the whole room. */
export function InPlace<T>({ part, children }: InPlaceProps<T>) {
  const { t } = useLanguage();
  const arrival = useLater(part);
  switch (arrival.is) {
    case 'here':
      return children(arrival.value);
    case 'missing':
      return <MissingInPlace part={part} />;
    case 'awaited':
      return <Text tone="inkMuted">{t('later.waiting')}</Text>;
  }
}
