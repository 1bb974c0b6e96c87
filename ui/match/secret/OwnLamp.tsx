import { View } from 'react-native';
import { LampSwitch } from '../../curtain/LampSwitch';
import type { Lamp } from '../../curtain/useLamp';
import { useLanguage } from '../../i18n/language';

/** Whoever answers in the open may look at their own cards first. */
export function OwnLamp({ lamp }: { readonly lamp: Lamp }) {
  const { t } = useLanguage();
  return (
    <View role="group" aria-label={t('match.peek')} style={{ alignItems: 'center' }}>
      <LampSwitch lamp={lamp} size="small" />
    </View>
  );
}
