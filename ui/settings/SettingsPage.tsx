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
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { chooseLanguage, useOnScreen } from '../i18n/onScreen';
import { inDigitsOf } from '../i18n/written';
import { MissingInPlace } from '../later/InPlace';
import { PaceChoice } from './PaceChoice';
import { SoundSwitch } from './SoundSwitch';

const themeWords = {
  system: 'settings.themeSystem',
  dark: 'settings.themeDark',
  light: 'settings.themeLight',
} as const;

const uncoverWords = { hold: 'settings.uncoverHold', tapTwice: 'settings.uncoverTapTwice' } as const;

export function SettingsPage() {
  const { t, language } = useLanguage();
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
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('settings.look')}
        </Text>
        <Segmented
          label={t('settings.theme')}
          choices={themeChoices.map((value) => ({ value, label: t(themeWords[value]) }))}
          chosen={settings.theme}
          onChoose={(theme) => changeSettings({ theme })}
        />
      </Panel>
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('settings.table')}
        </Text>
        <Segmented
          label={t('settings.uncover')}
          hint={t('settings.uncoverHint')}
          choices={uncoverGestures.map((value) => ({ value, label: t(uncoverWords[value]) }))}
          chosen={settings.uncover}
          onChoose={(uncover) => changeSettings({ uncover })}
        />
        <Switch
          label={t('settings.askInPrivate')}
          hint={t('settings.askInPrivateHint')}
          on={settings.askInPrivate}
          onChange={(askInPrivate) => changeSettings({ askInPrivate })}
        />
        <Switch
          label={t('settings.actInOpen')}
          hint={t('settings.actInOpenHint')}
          on={settings.actInOpen}
          onChange={(actInOpen) => changeSettings({ actInOpen })}
        />
        <Switch
          label={t('settings.fewerQuestions')}
          hint={t('settings.fewerQuestionsHint')}
          on={settings.fewerQuestions}
          onChange={(fewerQuestions) => changeSettings({ fewerQuestions })}
        />
        <Switch
          label={t('settings.ownMemory')}
          hint={t('settings.ownMemoryHint')}
          on={settings.ownMemory}
          onChange={(ownMemory) => changeSettings({ ownMemory })}
        />
        <Switch
          label={t('settings.bothEnds')}
          hint={t('settings.bothEndsHint')}
          on={settings.bothEnds}
          onChange={(bothEnds) => changeSettings({ bothEnds })}
        />
        <Switch
          label={t('settings.hints')}
          hint={t('settings.hintsHint')}
          on={settings.hints}
          onChange={(hints) => changeSettings({ hints })}
        />
        <Switch
          label={t('settings.coach')}
          hint={t('settings.coachHint')}
          on={settings.coach}
          onChange={(coach) => changeSettings({ coach })}
        />
        <Switch
          label={t('settings.talk')}
          hint={t('settings.talkHint')}
          on={settings.talk}
          onChange={(talk) => changeSettings({ talk })}
        />
        <PaceChoice />
      </Panel>
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('settings.senses')}
        </Text>
        <SoundSwitch />
        <Switch
          label={t('settings.haptics')}
          on={settings.haptics}
          onChange={(haptics) => changeSettings({ haptics })}
        />
        <Switch
          label={t('settings.reduceMotion')}
          hint={t('settings.reduceMotionHint')}
          on={settings.reduceMotion}
          onChange={(reduceMotion) => changeSettings({ reduceMotion })}
        />
      </Panel>
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('history.title')}
        </Text>
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
