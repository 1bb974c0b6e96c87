import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { Avatar } from '../components/Avatar';
import { Name } from '../components/Name';
import { PageTitle } from '../components/PageTitle';
import { Room } from '../components/Room';
import { Note, Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useBackInstead } from '../input/back';
import { moveFocusTo } from '../input/focus';
import { useLandscapePhone } from '../theme/landscapePhone';
import { useSides } from '../theme/sides';
import { NightProvider } from '../theme/ThemeProvider';
import { columnWidth, materials, space } from '../theme/tokens';
import { LampSwitch } from './LampSwitch';
import { Lifted } from './Lifted';
import type { Lamp } from './useLamp';

interface CurtainProps {
  readonly lamp: Lamp;
  readonly name: string;
  readonly seat: number;
  readonly page?: number;
  /** The player has seen enough and covered the screen: the phone may go on. */
  readonly onCovered: () => void;
  /** What Back does while the curtain is down. Without it Back leaves the page. */
  readonly onBack?: () => void;
  /** What else can be done while it is down. */
  readonly below?: ReactNode;
  /** The secret. It is called only while the curtain is up, so that the secret is in no tree before. */
  readonly children: () => ReactNode;
}

/** Covers the screen between two people: it calls one of them by name, and their lamp lifts it. */
export function Curtain({ lamp, name, seat, page = 0, onCovered, onBack, below, children }: CurtainProps) {
  const cover = () => {
    lamp.lower();
    onCovered();
  };
  if (lamp.up)
    return (
      <Lifted name={name} page={page} onLower={lamp.lower} onCovered={cover}>
        {children}
      </Lifted>
    );
  return (
    <NightProvider>
      <View style={styles.whole} role="main">
        <PageTitle title={name} />
        <Room />
        {onBack && <BackInstead onBack={onBack} />}
        <CurtainDown {...{ lamp, name, seat }}>{below}</CurtainDown>
      </View>
    </NightProvider>
  );
}

function BackInstead({ onBack }: { readonly onBack: () => void }) {
  useBackInstead(onBack);
  return null;
}

type CurtainDownProps = Pick<CurtainProps, 'name' | 'seat' | 'lamp'> & { readonly children?: ReactNode };

/** The same for every player and every secret: a name, and how to look. In landscape the two stand side by side. */
function CurtainDown({ name, seat, lamp, children }: CurtainDownProps) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const landscape = useLandscapePhone();
  const start = useRef<View>(null);

  useEffect(() => moveFocusTo(start.current), [name]);

  return (
    <View style={StyleSheet.absoluteFill}>
      <Cloth />
      <ScrollView
        contentContainerStyle={[
          styles.content,
          landscape && styles.landscape,
          sides,
          { paddingTop: insets.top + space.xl, paddingBottom: insets.bottom + space.xl },
        ]}
      >
        <View
          ref={start}
          tabIndex={-1}
          style={styles.who}
          role="heading"
          aria-level={1}
          aria-label={`${t('curtain.handTo')} ${name}`}
        >
          <Text tone="inkMuted" align="center">
            {t('curtain.handTo')}
          </Text>
          <Avatar seat={seat} name={name} size={72} />
          <Name variant="name" align="center">
            {name}
          </Name>
        </View>
        <View style={styles.how}>
          <LampSwitch lamp={lamp} />
          <Note align="center">{t(lamp.spoken ? 'curtain.headphones' : 'curtain.nobodyElse')}</Note>
          {children}
        </View>
      </ScrollView>
    </View>
  );
}

const folds = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const foldWidth = 100 / folds.length;

/** The tablecloth, hanging over the edge in heavy folds: under the table nobody sees a thing. */
function Cloth() {
  const id = useId();
  const fold = `${id}fold`;
  const dusk = `${id}dusk`;
  return (
    <View style={[StyleSheet.absoluteFill, styles.cloth]} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <Defs>
          <LinearGradient id={fold} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor={materials.feltShade} />
            <Stop offset="0.35" stopColor={materials.felt} />
            <Stop offset="0.6" stopColor={materials.feltShade} />
            <Stop offset="1" stopColor={materials.night} />
          </LinearGradient>
          <LinearGradient id={dusk} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={materials.night} stopOpacity="0.3" />
            <Stop offset="0.5" stopColor={materials.night} stopOpacity="0.55" />
            <Stop offset="1" stopColor={materials.night} stopOpacity="0.92" />
          </LinearGradient>
        </Defs>
        {folds.map((at) => (
          <Rect
            key={at}
            x={at * foldWidth}
            y="0"
            width={foldWidth + 0.1}
            height="100"
            fill={`url(#${fold})`}
          />
        ))}
        <Rect x="0" y="0" width="100" height="100" fill={`url(#${dusk})`} />
      </Svg>
      <View style={styles.edge} />
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'space-around', gap: space.xl },
  landscape: { flexDirection: 'row' },
  who: { alignItems: 'center', gap: space.m, maxWidth: columnWidth, flexShrink: 1 },
  how: { alignItems: 'center', gap: space.l, maxWidth: 420, flexShrink: 1 },
  cloth: { pointerEvents: 'none', backgroundColor: materials.night },
  edge: {
    position: 'absolute',
    top: 0,
    insetInline: 0,
    height: 6,
    backgroundColor: materials.brass,
    borderBottomWidth: 2,
    borderBottomColor: materials.brassDark,
  },
});
