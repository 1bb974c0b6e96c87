import { useRouter } from 'expo-router';
import { useState } from 'react';
import { languages } from '../../store/languages';
import {
  changeSettings,
  historyLimits,
  resetSettings,
  themeChoices,
  uncoverGestures,
  useSettings,
} from '../../store/settings';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { Segmented } from '../components/Segmented';
import { Switch } from '../components/Switch';
import { useLanguage } from '../i18n/language';
import { chooseLanguage, useOnScreen } from '../i18n/onScreen';
import { inDigitsOf } from '../i18n/written';
import { MissingInPlace } from '../later/InPlace';
import { PaceChoice } from './PaceChoice';
import { SettingSwitch } from './SettingSwitch';

const themeWords = {
  system: 'settings.themeSystem',
  dark: 'settings.themeDark',
  light: 'settings.themeLight',
} as const;

const uncoverWords = { hold: 'settings.uncoverHold', tapTwice: 'settings.uncoverTapTwice' } as const;

export function SettingsPage() {
  const { t, language } = useLanguage();
  const router = useRouter();
  const settings = useSettings();
  const missing = useOnScreen((now) => now.missing);
  const [resetting, setResetting] = useState(false);
  return (
    <Screen title={t('settings.title')}>
      <Panel>
        <Segmented
          label={t('settings.language')}
          choices={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          chosen={language}
          onChoose={(other) => void chooseLanguage(other)}
        />
        {missing && <MissingInPlace part={missing} />}
      </Panel>
      <Panel title={t('settings.look')}>
        <Segmented
          label={t('settings.theme')}
          choices={themeChoices.map((value) => ({ value, label: t(themeWords[value]) }))}
          chosen={settings.theme}
          onChoose={(theme) => changeSettings({ theme })}
        />
      </Panel>
      <Panel title={t('settings.table')}>
        <Segmented
          label={t('settings.uncover')}
          hint={t('settings.uncoverHint')}
          choices={uncoverGestures.map((value) => ({ value, label: t(uncoverWords[value]) }))}
          chosen={settings.uncover}
          onChoose={(uncover) => changeSettings({ uncover })}
        />
        <SettingSwitch of="askInPrivate" />
        <SettingSwitch of="ownMemory" />
        <SettingSwitch of="bothEnds" />
        <SettingSwitch of="hints" />
        <SettingSwitch of="coach" />
        <SettingSwitch of="talk" />
        <PaceChoice />
      </Panel>
      <Panel title={t('settings.senses')}>
        <SettingSwitch of="sound" />
        <Switch
          label={t('settings.haptics')}
          on={settings.haptics}
          onChange={(haptics) => changeSettings({ haptics })}
        />
        <SettingSwitch of="reduceMotion" />
      </Panel>
      <Panel title={t('history.title')}>
        <Segmented
          label={t('settings.historyLimit')}
          hint={t('settings.historyLimitHint')}
          choices={historyLimits.map((value) => ({
            value,
            label: value === 'none' ? t('settings.historyLimitNone') : inDigitsOf(language, value),
          }))}
          chosen={settings.historyLimit}
          onChoose={(historyLimit) => changeSettings({ historyLimit })}
        />
      </Panel>
      <Button label={t('home.about')} icon="about" onPress={() => router.push('/about')} />
      <Button label={t('settings.reset')} onPress={() => setResetting(true)} />
      <Dialog
        visible={resetting}
        title={t('settings.resetTitle')}
        text={t('settings.resetText')}
        confirm={t('settings.resetConfirm')}
        cancel={t('common.cancel')}
        onCancel={() => setResetting(false)}
        onConfirm={() => {
          resetSettings();
          setResetting(false);
        }}
      />
    </Screen>
  );
}
