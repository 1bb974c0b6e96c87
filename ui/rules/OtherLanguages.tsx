import { StyleSheet, View } from 'react-native';
import { languageNames, languageSigns } from '../../locales/languageNames';
import { languages, type Language } from '../../store/languages';
import { Group } from '../components/Group';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { InLanguage } from '../i18n/InLanguage';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { radius } from '../theme/tokens';

interface OtherLanguagesProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** Opens the section in sight in another language. */
export function OtherLanguages({ language, onLanguage }: OtherLanguagesProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <Group label={t('rules.inLanguage')} style={styles.row}>
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <InLanguage key={other} language={other}>
            {/* Voice control needs the visible words at the start of the label. */}
            <Pressable
              aria-label={`${languageSigns[other]} · ${languageNames[other]}`}
              onPress={() => onLanguage(other)}
            >
              <View style={[styles.sign, { borderColor: theme.line }]}>
                <Text variant="small" align="center">
                  {languageSigns[other]}
                </Text>
              </View>
            </Pressable>
          </InLanguage>
        ))}
    </Group>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  /** The touch area is larger than what is drawn, so that neighbours stand apart. */
  sign: {
    minHeight: 36,
    justifyContent: 'center',
    marginHorizontal: 3,
    borderWidth: 1,
    borderRadius: radius.m,
  },
});
