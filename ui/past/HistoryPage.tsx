import { useFocusEffect, useRouter } from 'expo-router';
import { useLayoutEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { PastGame } from '../../store/history/entries';
import { emptyBin, forgetGame, openHistory, openRecord, useHistory } from '../../store/history/history';
import { pickRecord } from '../../store/history/recordFile';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { EmptyState } from '../EmptyState';
import { useLanguage } from '../i18n/language';
import { Icon } from '../Icon';
import { nameOf } from '../nameOf';
import { Panel } from '../Panel';
import { Screen } from '../Screen';
import { Text } from '../Text';
import { space } from '../theme/tokens';
import { useTheme } from '../theme/ThemeProvider';
import { dateAndTimeIn } from './dates';
import { listed } from './listed';
import { PastGameRow } from './PastGameRow';
import { problemWords, type Problem } from './problems';
import { UndoBar } from './UndoBar';

/** As many as anybody looks through; older ones on demand. */
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

  const openGame = (id: string) => router.push({ pathname: '/history/[id]', params: { id } });

  async function openFile() {
    setProblem(null);
    const picked = await pickRecord();
    if (picked.status === 'left') return;
    if (picked.status !== 'picked') return setProblem(picked.status);
    const opened = openRecord(picked.text, new Date().toISOString());
    if (opened.ok) openGame(opened.id);
    else setProblem(opened.problem);
  }

  const { games, bin } = history ?? { games: [], bin: null };
  const isEmpty = history !== null && games.length === 0;
  const openButton = <Button label={t('past.openFile')} icon="openFile" onPress={() => void openFile()} />;
  return (
    <Screen
      title={t('past.title')}
      footer={
        <View style={styles.footer}>
          {bin && <UndoBar game={bin} />}
          {!isEmpty && openButton}
        </View>
      }
    >
      {problem && <Refusal problem={problem} />}
      {isEmpty && (
        <EmptyState title={t('past.empty')} text={t('past.emptyText')}>
          <Button label={t('past.newGame')} kind="brass" icon="newGame" onPress={() => router.push('/new')} />
          {openButton}
        </EmptyState>
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
        <Button label={t('past.older')} icon="down" onPress={() => setShown(shown + atOnce)} />
      )}
      <DeleteDialog game={deleting} onClose={() => setDeleting(null)} />
    </Screen>
  );
}

/** Whoever goes to another page has made up their mind. */
const emptyWhenLeft = () => emptyBin;

function DeleteDialog({ game, onClose }: { readonly game: PastGame | null; readonly onClose: () => void }) {
  const { t, language } = useLanguage();
  const given = game?.players.map(({ name }) => name) ?? [];
  const winners = game?.winners.map((seat) => nameOf(t, given, seat)) ?? [];
  return (
    <Dialog
      visible={game !== null}
      title={t('past.deleteTitle')}
      text={
        game
          ? t('past.deleteText', {
              date: dateAndTimeIn(t, language, game.endedAt),
              names: listed(t, winners),
            })
          : ''
      }
      confirm={t('past.deleteConfirm')}
      cancel={t('past.keep')}
      onCancel={onClose}
      onConfirm={() => {
        if (game) forgetGame(game.id);
        onClose();
      }}
    />
  );
}

/** Why a file was not opened. What was there before is there still. */
function Refusal({ problem }: { readonly problem: Problem }) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View role="alert" accessible accessibilityLiveRegion="assertive">
      <Panel>
        <View style={styles.refusal}>
          <Icon name="warning" colour={theme.danger} />
          <View style={styles.words}>
            <Text variant="subheading">{t('past.notOpened')}</Text>
            <Text>{t(`past.problem.${problemWords[problem]}`)}</Text>
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
});
