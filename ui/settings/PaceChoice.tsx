import { botPaces, changeSettings, useSettings } from '../../store/settings';
import { Segmented } from '../components/Segmented';
import { useLanguage } from '../i18n/language';

const words = {
  slow: 'settings.botPaceSlow',
  normal: 'settings.botPaceNormal',
  fast: 'settings.botPaceFast',
  instant: 'settings.botPaceInstant',
} as const;

/** How long bots take, on the settings' page and in the middle of a game. */
export function PaceChoice() {
  const { t } = useLanguage();
  const pace = useSettings(({ botPace }) => botPace);
  return (
    <Segmented
      label={t('settings.botPace')}
      hint={t('settings.botPaceHint')}
      choices={botPaces.map((value) => ({ value, label: t(words[value]) }))}
      chosen={pace}
      onChoose={(botPace) => changeSettings({ botPace })}
    />
  );
}
