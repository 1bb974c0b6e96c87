import { changeSettings, useSettings } from '../../store/settings';
import { Switch } from '../components/Switch';
import { useLanguage } from '../i18n/language';

/** The settings that are on or off and are explained. */
type Switched =
  'askInPrivate' | 'ownMemory' | 'bothEnds' | 'hints' | 'coach' | 'talk' | 'sound' | 'reduceMotion';

export function SettingSwitch({ of }: { readonly of: Switched }) {
  const { t } = useLanguage();
  const on = useSettings((settings) => settings[of]);
  return (
    <Switch
      label={t(`settings.${of}`)}
      hint={t(`settings.${of}Hint`)}
      on={on}
      onChange={(now) => changeSettings({ [of]: now })}
    />
  );
}
