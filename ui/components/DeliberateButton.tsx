import type { ComponentProps } from 'react';
import { View } from 'react-native';
import { useLanguage } from '../i18n/language';
import { Button } from './Button';
import { useSecondTouch } from './useSecondTouch';

type DeliberateButtonProps = Pick<
  ComponentProps<typeof Button>,
  'label' | 'kind' | 'icon' | 'onPress' | 'answerKey' | 'pointedAt'
>;

/**
 * For what cannot be taken back: it wants two touches. In a lesson there is nothing to lose, so one touch is enough.
 */
export function DeliberateButton(props: DeliberateButtonProps) {
  return props.pointedAt ? <Button {...props} /> : <TouchedTwice {...props} />;
}

function TouchedTwice({ label, onPress, ...looks }: DeliberateButtonProps) {
  const { t } = useLanguage();
  const { isArmed, ...touches } = useSecondTouch(onPress);
  return (
    <View aria-live="polite">
      <Button {...looks} {...touches} label={isArmed ? t('common.touchAgain', { what: label }) : label} />
    </View>
  );
}
