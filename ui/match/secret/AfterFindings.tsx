import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '../../components/Button';
import { changeScene } from '../../guard/scene';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';
import type { Scene } from '../showdown/scene';
import { SceneView } from '../showdown/SceneView';

interface AfterFindingsProps {
  readonly findings: readonly Scene[];
  readonly names: readonly string[];
  /** They were called to see nothing else: the lamp goes down over the last of it. */
  readonly endsThere: boolean;
  /** The rest of the page. */
  readonly children: ReactNode;
}

/** What lies on the page besides: its edge and the button that covers it. */
const besides = 112;
/** On the lowest phone the picture still has room. */
const least = 190;

/** What somebody has just come to see has a page of its own, until they touch it away; the rest of theirs comes after. */
export function AfterFindings({ findings, names, endsThere, children }: AfterFindingsProps) {
  const { t } = useLanguage();
  const { height } = useWindowDimensions();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const finding = findings.find((one) => !seen.includes(keyOf(one)));
  const shown = finding && keyOf(finding);
  useEffect(changeScene, [shown]);
  if (!finding) return children;
  return (
    <View style={{ minHeight: Math.max(least, height - besides), gap: space.s }}>
      <SceneView key={shown} scene={finding} names={names} />
      {!(endsThere && finding === findings.at(-1)) && (
        <View style={styles.on}>
          <Button label={t('match.showdown.goOn')} onPress={() => setSeen([...seen, keyOf(finding)])} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ on: { alignSelf: 'center' } });

const keyOf = ({ seat, before, title }: Scene): string => [seat, before, title].join('\n');
