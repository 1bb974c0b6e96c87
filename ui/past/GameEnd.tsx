import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine';
import { fileOf } from '../../store/history/history';
import type { RecordFile, Sent } from '../../store/history/files';
import { canShare, saveRecord, shareRecord } from '../../store/history/recordFile';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { useLanguage } from '../i18n/language';
import { Screen } from '../Screen';
import { Text } from '../Text';
import { space } from '../theme/tokens';
import { useTheme } from '../theme/ThemeProvider';
import { useWatch } from './useWatch';

interface GameEndProps {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  /** How it came to that, a sentence each. */
  readonly how: readonly string[];
  /** What the game itself has to show. */
  readonly children: ReactNode;
  readonly onSameAgain?: (() => void) | undefined;
  readonly onHome: () => void;
}

/** The end of any game: who won and how, what the game has to show, and where to go from here. */
export function GameEnd(props: GameEndProps) {
  const { id, game, names, winners, how, children, onSameAgain, onHome } = props;
  const { t } = useLanguage();
  const watch = useWatch(id);
  return (
    <Screen
      title={t('past.result')}
      width={980}
      footer={
        onSameAgain && (
          <View style={styles.after}>
            <Button label={t('past.again')} kind="brass" icon="newGame" onPress={onSameAgain} />
          </View>
        )
      }
    >
      <View style={styles.hero}>
        {winners.map((seat) => (
          <Winner key={seat} seat={seat} name={names[seat] ?? ''} />
        ))}
        {how.map((sentence) => (
          <Text key={sentence} tone="inkMuted" align="center" style={{ maxWidth: 420 }}>
            {sentence}
          </Text>
        ))}
      </View>
      <View style={styles.after}>
        <Button
          label={t('past.whatHappened')}
          kind={onSameAgain ? 'plain' : 'brass'}
          icon="log"
          onPress={() => watch(0)}
        />
      </View>
      <View style={styles.parts}>{children}</View>
      <View style={styles.after}>
        <Files id={id} game={game} />
        <Button label={t('common.home')} onPress={onHome} />
      </View>
    </Screen>
  );
}

function Winner({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View style={styles.winner} accessible role="img" aria-label={t('past.winner', { names: name })}>
      <Icon name="crown" size={40} colour={theme.brassInk} />
      <Avatar seat={seat} name={name} size={84} />
      <Text variant="name" align="center">
        {name}
      </Text>
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
    if (sent === 'failed') setTold(t('past.notSent'));
    else setTold(file && sent === 'sent' ? done(file) : null);
  }

  return (
    <>
      {canShare() && (
        <Button label={t('past.share')} icon="share" onPress={() => void send(shareRecord, () => null)} />
      )}
      <View>
        <Button
          label={t('past.save')}
          icon="openFile"
          onPress={() => void send(saveRecord, ({ name }) => t('past.saved', { file: name }))}
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
  hero: { alignItems: 'center', gap: space.xs },
  winner: { alignItems: 'center', alignSelf: 'stretch', gap: space.xs },
  parts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.l },
  after: { gap: space.m, width: '100%', maxWidth: 420, alignSelf: 'center' },
});
