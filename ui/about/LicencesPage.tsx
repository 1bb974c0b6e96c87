import { StyleSheet, View } from 'react-native';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { Note, Text } from '../components/Text';
import { InLanguage } from '../i18n/InLanguage';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';
import { licences } from './licences';

/** Everything of other people that is shipped, each licence once. */
export function LicencesPage() {
  const { t } = useLanguage();
  return (
    <Screen title={t('about.licences')} justText>
      <Text>{t('about.licencesText')}</Text>
      <InLanguage language="en" style={styles.texts}>
        {licences.map(({ text, shipped }) => (
          <Panel key={text}>
            <View>
              {shipped.map(({ name, copyright }) => (
                <Text key={name} variant="small">
                  {[name, ...copyright].join('. ')}
                </Text>
              ))}
            </View>
            <Note>{text}</Note>
          </Panel>
        ))}
      </InLanguage>
    </Screen>
  );
}

const styles = StyleSheet.create({ texts: { gap: space.l } });
