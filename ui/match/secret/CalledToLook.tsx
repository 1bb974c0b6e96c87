import { DeliberateButton } from '../../components/DeliberateButton';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';

/** What there is to see, and that it has been seen. */
const words = {
  first: ['match.looksFirst', 'match.allHaveLooked'],
  anew: ['match.looksAnew', 'match.alreadySeen'],
} as const;

interface CalledToLookProps {
  readonly name: string;
  /** After the deal everybody looks; later somebody whom another's answer has let see something. */
  readonly look: keyof typeof words;
  /** Nobody needs to look any more. */
  readonly onSkip: () => void;
}

/** On the curtain of somebody who has nothing to answer: what there is for them to see, and a way past it. */
export function CalledToLook({ name, look, onSkip }: CalledToLookProps) {
  const { t } = useLanguage();
  const [what, seen] = words[look];
  return (
    <>
      <Text align="center">{t(what, { name })}</Text>
      <DeliberateButton label={t(seen)} icon="check" onPress={onSkip} />
    </>
  );
}
