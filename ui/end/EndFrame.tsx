import { useRouter } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/core';
import { fileOf } from '../../store/history/history';
import type { RecordFile, Sent } from '../../store/history/files';
import { canShare, saveRecord, shareRecord } from '../../store/history/recordFile';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { useLanguage } from '../i18n/language';
import { Screen } from '../components/Screen';
import { Name } from '../components/Name';
import { Text } from '../components/Text';
import { useLandscapePhone } from '../theme/landscapePhone';
import { space } from '../theme/tokens';
import { useTheme } from '../theme/ThemeProvider';

interface EndFrameProps {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  /** How it came to that, a sentence each. */
  readonly how: readonly string[];
  /** What the game itself has to show. */
  readonly children: ReactNode;
  /** Opens the replay at a step. */
  readonly onWatch: (step: number) => void;
  readonly onSameAgain?: (() => void) | undefined;
  readonly onHome: () => void;
}

/** The end of any game: who won and how, what the game has to show, and where to go from here. */
export function EndFrame(props: EndFrameProps) {
  const { id, game, names, winners, how, children, onWatch, onSameAgain, onHome } = props;
  const { t } = useLanguage();
  const router = useRouter();
  const lying = useLandscapePhone();
  return (
    <Screen title={t('end.result')} width={980}>
      <View style={[styles.first, lying && styles.lying]}>
        <View style={[styles.hero, lying && styles.half]}>
          <View style={styles.winners}>
            {winners.map((seat) => (
              <Winner
                key={seat}
                seat={seat}
                name={names[seat] ?? ''}
                look={winners.length === 1 ? looks.alone : looks.among}
              />
            ))}
          </View>
          {how.map((sentence) => (
            <Text key={sentence} tone="inkMuted" align="center" style={{ maxWidth: 420 }}>
              {sentence}
            </Text>
          ))}
        </View>
        {/* Away from the lower edge: whoever has gone on from one great moment to the next goes on tapping there. */}
        <View style={[styles.after, lying && styles.half]}>
          {onSameAgain && <Button label={t('end.again')} kind="brass" icon="newGame" onPress={onSameAgain} />}
          <Button
            label={t('end.replay')}
            kind={onSameAgain ? 'plain' : 'brass'}
            icon="log"
            onPress={() => onWatch(0)}
          />
        </View>
      </View>
      <View style={styles.parts}>{children}</View>
      <View style={styles.after}>
        <Files id={id} game={game} />
        <Button label={t('statistics.title')} icon="statistics" onPress={() => router.push('/statistics')} />
        <Button label={t('common.home')} onPress={onHome} />
      </View>
    </Screen>
  );
}

/** A team stands side by side, so that what follows is not pushed off the screen. */
const looks = {
  alone: { crown: 40, sign: 84, name: 'name', minWidth: '100%' },
  among: { crown: 28, sign: 56, name: 'label', minWidth: 88 },
} as const;

interface WinnerProps {
  readonly seat: Seat;
  readonly name: string;
  readonly look: (typeof looks)[keyof typeof looks];
}

function Winner({ seat, name, look }: WinnerProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View
      style={[styles.winner, { minWidth: look.minWidth }]}
      accessible
      role="img"
      aria-label={t('end.winner', { names: name })}
    >
      <Icon name="crown" size={look.crown} colour={theme.brassInk} />
      <Avatar seat={seat} name={name} size={look.sign} />
      <Name variant={look.name} align="center">
        {name}
      </Name>
    </View>
  );
}

/** Giving the game to somebody else, and what came of it. */
function Files({ id, game }: { readonly id: string; readonly game: string }) {
  const { t } = useLanguage();
  const [told, setTold] = useState<string | null>(null);

  async function send(by: (file: RecordFile) => Promise<Sent>, done: (file: RecordFile) => string | null) {
    const file = fileOf(id, game);
    const sent = file ? await by(file) : 'failed';
    if (sent === 'failed') setTold(t('end.notSent'));
    else setTold(file && sent === 'sent' ? done(file) : null);
  }

  return (
    <>
      {canShare() && (
        <Button label={t('end.share')} icon="share" onPress={() => void send(shareRecord, () => null)} />
      )}
      <View>
        <Button
          label={t('end.save')}
          icon="openFile"
          onPress={() => void send(saveRecord, ({ name }) => t('end.saved', { file: name }))}
        />
        <View aria-live="polite">
          {told !== null && (
            <Text variant="small" tone="inkMuted" align="center">
              {told}
            </Text>
          )}
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  first: { gap: space.l },
  lying: { flexDirection: 'row', alignItems: 'center' },
  half: { flex: 1 },
  hero: { alignItems: 'center', gap: space.xs },
  winners: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignSelf: 'stretch',
    gap: space.m,
  },
  winner: { alignItems: 'center', maxWidth: '100%', gap: space.xs },
  parts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.l },
  after: { gap: space.m, width: '100%', maxWidth: 420, alignSelf: 'center' },
});
