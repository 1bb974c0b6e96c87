import { useFocusEffect, useRouter } from 'expo-router';
import { useLayoutEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { History, PastGame } from '../../store/history/entries';
import {
  byDate,
  emptyBin,
  forgetGame,
  openHistory,
  restoreGame,
  useHistory,
  type GameProblem,
  type Opened,
} from '../../store/history/history';
import { gameOfRecord } from '../../store/history/record';
import { pickRecord } from '../../store/history/recordFile';
import { useSettings } from '../../store/settings';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { EmptyState } from '../components/EmptyState';
import { Icon } from '../components/Icon';
import { MenuPlate } from '../components/MenuPlate';
import { Panel } from '../components/Panel';
import { namesAt } from '../components/nameOf';
import { Screen } from '../components/Screen';
import { Note, Text } from '../components/Text';
import { moduleHere, moduleOf } from '../games';
import { useLanguage } from '../i18n/language';
import { listed } from '../i18n/listed';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { dateAndTimeIn } from '../i18n/dates';
import { NewGamePlates } from './NewGamePlates';
import { PastGameRow } from './PastGameRow';
import { useSummingUp } from './useSummingUp';

/** Why a game cannot be shown, or a file not be opened. */
type Problem = GameProblem | 'failed';

const nothing: History = { games: [], bin: null };

/** Older games than these are shown on demand. */
const atOnce = 30;

/** Every game played to its end on this device, and those that came in files. */
export function HistoryPage() {
  const { t } = useLanguage();
  const router = useRouter();
  const history = useHistory();
  const [shown, setShown] = useState(atOnce);
  const [deleting, setDeleting] = useState<PastGame | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useLayoutEffect(() => void openHistory(), []);
  useFocusEffect(emptyWhenLeft);
  useSummingUp((history ?? nothing).games);
  const limit = useSettings((settings) => settings.historyLimit);

  const openGame = (id: string) => router.push({ pathname: '/history/[id]', params: { id } });

  async function openFile() {
    setProblem(null);
    const picked = await pickRecord();
    if (picked.status === 'left') return;
    if (picked.status !== 'picked') return setProblem(picked.status);
    const opened = await openFileText(picked.text);
    if (opened.ok) openGame(opened.id);
    else setProblem(opened.problem);
  }

  const { games: inOrderOfArrival, bin } = history ?? nothing;
  const games = byDate(inOrderOfArrival);
  const isEmpty = history !== null && games.length === 0;
  const openButton = <Button label={t('history.openFile')} icon="openFile" onPress={() => void openFile()} />;
  return (
    <Screen
      title={t('history.title')}
      footer={
        <View style={styles.footer}>
          {bin && <UndoBar game={bin} />}
          {!isEmpty && openButton}
        </View>
      }
    >
      {problem && <Refusal problem={problem} />}
      {isEmpty && (
        <EmptyState title={t('history.empty')} text={t('history.emptyText')}>
          <NewGamePlates />
          {openButton}
        </EmptyState>
      )}
      {games.length > 0 && (
        <MenuPlate
          label={t('statistics.title')}
          hint={t('statistics.hint')}
          kind="plain"
          icon="statistics"
          address="/statistics"
          onPress={() => router.push('/statistics')}
        />
      )}
      {games.slice(0, shown).map((game) => (
        <PastGameRow
          key={game.id}
          game={game}
          onOpen={() => openGame(game.id)}
          onDelete={() => setDeleting(game)}
        />
      ))}
      {games.length > shown && (
        <Button label={t('history.older')} icon="down" onPress={() => setShown(shown + atOnce)} />
      )}
      {games.length > 0 && limit !== 'none' && <Note>{t('history.limit', { limit: Number(limit) })}</Note>}
      <DeleteDialog game={deleting} onClose={() => setDeleting(null)} />
    </Screen>
  );
}

/** The game that a file is of reads it, and keeps it among the others. */
async function openFileText(
  text: string,
): Promise<Opened | { readonly ok: false; readonly problem: Problem }> {
  const of = gameOfRecord(text);
  if (!of.ok) return of;
  if (!moduleOf(of.game)) return { ok: false, problem: 'unknownGame' };
  const game = await moduleHere(of.game);
  return game?.openRecord(text, new Date().toISOString()) ?? { ok: false, problem: 'failed' };
}

/** What was deleted cannot be brought back once another page is opened. */
const emptyWhenLeft = () => emptyBin;

function DeleteDialog({ game, onClose }: { readonly game: PastGame | null; readonly onClose: () => void }) {
  const { t, language } = useLanguage();
  const names = namesAt(t, game?.players ?? []);
  const winners = game?.winners.map((seat) => names[seat] ?? '') ?? [];
  return (
    <Dialog
      visible={game !== null}
      title={t('history.deleteTitle')}
      text={
        game
          ? t('history.deleteText', {
              date: dateAndTimeIn(t, language, game.endedAt),
              names: listed(t, winners),
            })
          : ''
      }
      confirm={t('history.deleteConfirm')}
      cancel={t('history.keep')}
      onCancel={onClose}
      onConfirm={() => {
        if (game) forgetGame(game.id);
        onClose();
      }}
    />
  );
}

/** What was deleted just now, and the way back. It stays until another page is opened. */
function UndoBar({ game }: { readonly game: PastGame }) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  return (
    <View style={[styles.undo, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}>
      <View style={styles.undoWords} aria-live="polite">
        <Text variant="small">
          {t('history.deleted', { date: dateAndTimeIn(t, language, game.endedAt) })}
        </Text>
      </View>
      <Button label={t('history.undo')} icon="takeBack" onPress={restoreGame} />
    </View>
  );
}

/** Why a file was not opened. What was there before is there still. */
function Refusal({ problem }: { readonly problem: Problem }) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View role="alert" accessible aria-live="assertive">
      <Panel>
        <View style={styles.refusal}>
          <Icon name="warning" colour={theme.danger} />
          <View style={styles.words}>
            <Text variant="subheading">{t('history.notOpened')}</Text>
            <Text>{t(`history.problem.${problem}`)}</Text>
          </View>
        </View>
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { gap: space.m },
  refusal: { flexDirection: 'row', gap: space.m, alignItems: 'flex-start' },
  words: { flex: 1, gap: space.xs },
  undo: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  undoWords: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
