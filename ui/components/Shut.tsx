import { createContext, use, useState, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';
import { Icon } from './Icon';
import { useComesIntoSight } from './PointedScroll';
import { Pressable } from './Pressable';
import { Text } from './Text';

const AskedWhy = createContext(false);

/** A state, and how to change it. */
export type Asking = readonly [asked: boolean, setAsked: (asked: boolean) => void];

interface ShutProps {
  /** Opens the rule that shuts it. */
  readonly onWhy: (() => void) | null;
  readonly answerKey?: number | undefined;
  /** Whether somebody has asked why, where something else asks too. */
  readonly asking?: Asking;
  readonly style: StyleProp<ViewStyle>;
  readonly inside: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Something that cannot be chosen now. A press says why in its place; another opens the rule. */
export function Shut({ onWhy, answerKey, asking, style, inside, children }: ShutProps) {
  const theme = useTheme();
  const own = useState(false);
  const [asked, setAsked] = asking ?? own;
  return (
    <View style={[style, styles.shut, { borderColor: asked ? theme.danger : theme.line }]}>
      <Pressable
        shut
        aria-expanded={asked}
        answerKey={answerKey}
        onPress={() => setAsked(!asked)}
        style={[styles.face, inside]}
      >
        <AskedWhy value={asked}>{children}</AskedWhy>
      </Pressable>
      {asked && onWhy && <WayToRule onPress={onWhy} />}
    </View>
  );
}

interface ReasonProps {
  readonly words: string;
  /** The size of the words until somebody asks. */
  readonly print?: 'small' | 'fine';
}

/** Why it is out of reach. */
export function Reason({ words, print = 'small' }: ReasonProps) {
  const theme = useTheme();
  const asked = use(AskedWhy);
  return (
    <View style={styles.line}>
      <Icon name="close" size={asked ? 20 : 15} colour={theme.danger} />
      <Text variant={asked ? 'label' : print} tone="danger" style={{ flexShrink: 1 }}>
        {words}
      </Text>
    </View>
  );
}

function WayToRule({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View {...useComesIntoSight()}>
      <Pressable role="link" onPress={onPress} style={styles.way}>
        <View style={styles.line}>
          <Icon name="rules" size={20} colour={theme.brassInk} />
          <Text tone="brassInk" style={{ flexShrink: 1 }}>
            {t('common.readInRules')}
          </Text>
        </View>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  shut: { borderStyle: 'dashed' },
  /** Fully opaque, since it is to be read. It overlaps the border, so that the border can be touched too. */
  face: { flexGrow: 1, opacity: 1, margin: -1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  way: { paddingHorizontal: space.m },
});
