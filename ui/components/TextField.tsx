import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { useLanguage } from '../i18n/language';
import type { InRow } from '../input/fieldRow';
import { Note, Text } from './Text';
import { useTheme } from '../theme/ThemeProvider';
import { textSize } from '../theme/textScale';
import { fontFamily } from '../theme/family';
import { useFamilyLoaded } from '../theme/fonts';
import { typefaces } from '../theme/typeface';
import { radius, space, touchTarget } from '../theme/tokens';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder: string;
  /** What is wrong with the text, in words. */
  readonly problem?: string | undefined;
  /** What else there is to know about it. */
  readonly note?: string | undefined;
  /** If it is one of several fields that are filled in one after the other. */
  readonly inRow?: InRow;
}

/** A text input. Its text may be in any script; it starts where the page's lines start. */
export function TextField({ label, value, onChange, placeholder, problem, note, inRow }: TextFieldProps) {
  const { language, direction } = useLanguage();
  const theme = useTheme();
  const [focused, setFocused] = useState(false);
  const { family } = typefaces[language].regular;
  const loaded = useFamilyLoaded(family);
  const border = problem !== undefined ? theme.danger : focused ? theme.brassInk : theme.inkMuted;
  return (
    <View style={styles.field}>
      <TextInput
        value={value}
        onChangeText={onChange}
        placeholder={placeholder}
        placeholderTextColor={theme.inkMuted}
        autoCorrect={false}
        autoCapitalize="words"
        autoComplete="off"
        {...(inRow && { ref: inRow.ref })}
        {...(inRow?.onNext
          ? { returnKeyType: 'next', submitBehavior: 'submit', onSubmitEditing: inRow.onNext }
          : { returnKeyType: 'done' })}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        aria-label={label}
        {...(problem === undefined ? {} : { accessibilityHint: problem })}
        maxFontSizeMultiplier={2}
        style={[
          styles.input,
          loaded && { fontFamily: fontFamily(family) },
          {
            color: theme.ink,
            backgroundColor: theme.surface,
            borderColor: border,
            fontSize: textSize(16, 1.4).fontSize,
            // A name in the other direction keeps its point at its end while it is written, too.
            writingDirection: value === '' ? direction : 'auto',
          },
          direction === 'rtl' ? styles.fromRight : styles.fromLeft,
        ]}
      />
      {problem !== undefined && (
        <Text variant="small" tone="danger" accessibilityLiveRegion="polite">
          {problem}
        </Text>
      )}
      {note !== undefined && <Note accessibilityLiveRegion="polite">{note}</Note>}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { flex: 1, gap: space.xs },
  input: { minHeight: touchTarget, borderRadius: radius.s, borderWidth: 1, paddingHorizontal: space.m },
  /** An input, unlike a text, takes its sides literally on every platform. */
  fromLeft: { textAlign: 'left' },
  fromRight: { textAlign: 'right' },
});
