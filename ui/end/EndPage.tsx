import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GameTypes, PlayedMatch, Seat } from '../../engine/core';
import type { RecordFile, Sent } from '../../store/history/files';
import { fileOf } from '../../store/history/history';
import { canShare, saveRecord, shareRecord } from '../../store/history/recordFile';
import { onlyPerson, stateOf } from '../../store/match/running';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { Name } from '../components/Name';
import { Pictures } from '../components/pictures';
import { Screen } from '../components/Screen';
import { Note, Text } from '../components/Text';
import { allFaces, picturesOf } from '../faces/seatFaces';
import { useLanguage } from '../i18n/language';
import type { GameScreens } from '../match/GameScreens';
import { useLandscapePhone } from '../theme/landscapePhone';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';
import { SouvenirPart } from './souvenir/SouvenirPart';
import { souvenirOf } from './souvenir/souvenir';

interface EndPageProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly id: string;
  readonly played: PlayedMatch<G>;
  readonly names: readonly string[];
  readonly onSameAgain?: () => void;
  readonly onHome: () => void;
}

/** The end of any game: who won and how, what the game itself has to show, and where to go from here. */
export function EndPage<G extends GameTypes>(props: EndPageProps<G>) {
  const { screens, id, played, names, onSameAgain, onHome } = props;
  const { End, ending, match } = screens;
  const { t } = useLanguage();
  const router = useRouter();
  const landscape = useLandscapePhone();
  const you = onlyPerson(played.match.players);
  const winners = match.table.game.outcome(stateOf(played))?.winners ?? [];
  /** Opens the replay at a step; Back leads to this page. */
  const watch = (step: number) =>
    router.push({ pathname: '/history/[id]', params: { id, step: String(step) } });
  return (
    <Pictures value={picturesOf(t, screens, allFaces(played.match.players))}>
      <Screen title={t('end.result')} width={980}>
        <View style={[styles.first, landscape && styles.landscape]}>
          <View style={[styles.hero, landscape && styles.half]}>
            <View style={styles.winners}>
              {winners.map((seat) => (
                <Winner
                  key={seat}
                  seat={seat}
                  name={names[seat] ?? ''}
                  isYou={seat === you}
                  look={winners.length === 1 ? looks.alone : looks.among}
                />
              ))}
            </View>
            {ending(t, played, names).map((sentence) => (
              <Text key={sentence} tone="inkMuted" align="center" style={{ maxWidth: 420 }}>
                {sentence}
              </Text>
            ))}
          </View>
          {/* Away from the lower edge, where people have been tapping through the showdowns. */}
          <View style={[styles.after, landscape && styles.half]}>
            {onSameAgain && (
              <Button label={t('end.again')} kind="brass" icon="newGame" onPress={onSameAgain} />
            )}
            <Button
              label={t('end.replay')}
              kind={onSameAgain ? 'plain' : 'brass'}
              icon="log"
              onPress={() => watch(0)}
            />
          </View>
        </View>
        <View style={styles.parts}>
          <End played={played} names={names} onWatch={watch} />
        </View>
        <View style={styles.after}>
          <SouvenirPart
            id={id}
            game={played.match.game}
            variant={match.table.variantOf(played.match.setup)}
            souvenir={souvenirOf(t, screens, played, names)}
          />
        </View>
        <View style={styles.after}>
          <Files id={id} game={played.match.game} />
          <Button
            label={t('statistics.title')}
            icon="statistics"
            onPress={() => router.push('/statistics')}
          />
          <Button label={t('common.home')} onPress={onHome} />
        </View>
      </Screen>
    </Pictures>
  );
}

/** Several winners stand side by side, so that what follows is not pushed off the screen. */
const looks = {
  alone: { crown: 40, sign: 84, name: 'name', minWidth: '100%' },
  among: { crown: 28, sign: 56, name: 'label', minWidth: 88 },
} as const;

interface WinnerProps {
  readonly seat: Seat;
  readonly name: string;
  /** Whoever has played alone is told so themselves. */
  readonly isYou: boolean;
  readonly look: (typeof looks)[keyof typeof looks];
}

function Winner({ seat, name, isYou, look }: WinnerProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View
      style={[styles.winner, { minWidth: look.minWidth }]}
      accessible
      role="img"
      aria-label={isYou ? t('end.youWon') : t('end.winner', { names: name })}
    >
      <Icon name="crown" size={look.crown} colour={theme.brassInk} />
      <Avatar seat={seat} name={name} size={look.sign} />
      <Name variant={look.name} align="center">
        {isYou ? t('end.youWon') : name}
      </Name>
    </View>
  );
}

/** Shares or saves the game's file, and says whether that worked. */
function Files({ id, game }: { readonly id: string; readonly game: string }) {
  const { t } = useLanguage();
  const [outcome, setOutcome] = useState<string | null>(null);

  async function send(by: (file: RecordFile) => Promise<Sent>, done: (file: RecordFile) => string | null) {
    const file = fileOf(id, game);
    const sent = file ? await by(file) : 'failed';
    if (sent === 'failed') setOutcome(t('end.notSent'));
    else setOutcome(file && sent === 'sent' ? done(file) : null);
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
        <View aria-live="polite">{outcome !== null && <Note align="center">{outcome}</Note>}</View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  first: { gap: space.l },
  landscape: { flexDirection: 'row', alignItems: 'center' },
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
