import { changeSettings, useSettings } from '../../store/settings';
import { Switch } from '../components/Switch';
import { useLanguage } from '../i18n/language';

/** Whether anything is heard, on the settings' page and in the middle of a game. */
export function SoundSwitch() {
  const { t } = useLanguage();
  const on = useSettings(({ sound }) => sound);
  return (
    <Switch
      label={t('settings.sound')}
      hint={t('settings.soundHint')}
      on={on}
      onChange={(sound) => changeSettings({ sound })}
    />
  );
}
