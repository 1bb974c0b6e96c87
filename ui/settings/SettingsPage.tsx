import { useState } from 'react';
import { languages } from '../../store/languages';
import {
  botPaces,
  changeSettings,
  resetSettings,
  themeChoices,
  uncoverGestures,
  useSettings,
} from '../../store/settings';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { useLanguage } from '../i18n/language';
import { Panel } from '../Panel';
import { Screen } from '../Screen';
import { Segmented } from '../Segmented';
import { Switch } from '../Switch';
import { Text } from '../Text';

const themeWords = {
  system: 'settings.themeSystem',
  dark: 'settings.themeDark',
  light: 'settings.themeLight',
} as const;

const uncoverWords = { hold: 'settings.uncoverHold', tapTwice: 'settings.uncoverTapTwice' } as const;

const paceWords = {
  slow: 'settings.botPaceSlow',
  normal: 'settings.botPaceNormal',
  fast: 'settings.botPaceFast',
  instant: 'settings.botPaceInstant',
} as const;

export function SettingsPage() {
  const { t } = useLanguage();
  const settings = useSettings();
  const [resetting, setResetting] = useState(false);
  return (
    <Screen title={t('settings.title')}>
      <Panel>
        <Segmented
          label={t('settings.language')}
          choices={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          chosen={settings.language}
          onChoose={(language) => changeSettings({ language })}
        />
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
        <Segmented
          label={t('settings.botPace')}
          hint={t('settings.botPaceHint')}
          choices={botPaces.map((value) => ({ value, label: t(paceWords[value]) }))}
          chosen={settings.botPace}
          onChoose={(botPace) => changeSettings({ botPace })}
        />
      </Panel>
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('settings.senses')}
        </Text>
        <Switch
          label={t('settings.sound')}
          hint={t('settings.soundHint')}
          on={settings.sound}
          onChange={(sound) => changeSettings({ sound })}
        />
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
