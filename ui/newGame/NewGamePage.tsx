import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Book } from '../../engine';
import { coupTable } from '../../store/match/coupTable';
import {
  draftCoup,
  levelAt,
  levels,
  setupOf,
  type CoupDraft,
  type DraftAction,
} from '../../store/newGame/coupDraft';
import { firstTable, lastTable, rememberTable } from '../../store/newGame/lastTable';
import { forgetPerson, rememberedRoster, rememberPeople } from '../../store/newGame/roster';
import { freshSeed } from '../../store/seed';
import { Dialog } from '../Dialog';
import { useLanguage } from '../i18n/language';
import { Screen } from '../Screen';
import { columnWidth, space, twoPaneWidth } from '../theme/tokens';
import { BookPanel } from './BookPanel';
import { DealFooter } from './DealFooter';
import { OptionsPanel } from './OptionsPanel';
import { PlayersPanel } from './PlayersPanel';
import { StarterPanel } from './StarterPanel';

/** A table as it opens: the one that was left, or the first ever. */
interface Opened {
  readonly draft: CoupDraft;
  readonly isFirst: boolean;
}

/** From nobody at the table to the deal. A table that has played before needs only the last tap. */
export function NewGamePage() {
  const { t, language } = useLanguage();
  const router = useRouter();
  const wide = useWindowDimensions().width >= twoPaneWidth;
  const [opened] = useState((): Opened => {
    const kept = lastTable();
    return kept ? { draft: kept, isFirst: false } : { draft: firstTable(language), isFirst: true };
  });
  const [draft, setDraft] = useState(opened.draft);
  const [roster, setRoster] = useState(rememberedRoster);
  const [givingUp, setGivingUp] = useState(false);

  const act = (action: DraftAction) => {
    const next = draftCoup(draft, action);
    rememberTable(next);
    setDraft(next);
  };
  const open = (book: Book) => act({ type: 'open', book });
  const deal = () => {
    const { setup, players } = setupOf(draft, freshSeed());
    rememberTable(draft);
    rememberPeople(draft.company);
    coupTable.start(setup, players);
    router.replace('/coup');
  };

  const options = <OptionsPanel draft={draft} onWish={(wishes) => act({ type: 'wish', wishes })} />;

  return (
    <Screen
      title={t('newGame.title')}
      width={wide ? 2 * columnWidth : columnWidth}
      footer={
        <DealFooter
          draft={draft}
          onDeal={() => (coupTable.isTaken() ? setGivingUp(true) : deal())}
          onOpen={open}
          onKeepFirst={(seats) => act({ type: 'keepFirst', seats })}
        />
      }
    >
      <View style={[styles.panes, wide && styles.sideBySide]}>
        <View style={[styles.pane, wide && styles.half]}>
          <BookPanel
            chosen={draft.book}
            players={draft.company.length}
            spread={wide || opened.isFirst}
            onChoose={open}
          />
          {wide && options}
        </View>
        <View style={[styles.pane, wide && styles.half]}>
          <PlayersPanel
            company={draft.company}
            act={act}
            roster={roster}
            onForget={(name) => setRoster(forgetPerson(name))}
            levels={levels.map((id) => ({
              id,
              name: t(`newGame.levels.${id}`),
              hint: t(`newGame.levelHints.${id}`),
            }))}
            level={levelAt(draft.company)}
          />
          {!wide && options}
          <StarterPanel
            draft={draft}
            onStart={(start) => act({ type: 'start', start })}
            onAgree={(first) => act({ type: 'agree', first })}
          />
        </View>
      </View>
      <Dialog
        visible={givingUp}
        title={t('newGame.giveUpTitle')}
        text={t('newGame.giveUpText')}
        confirm={t('newGame.giveUp')}
        cancel={t('common.cancel')}
        onCancel={() => setGivingUp(false)}
        onConfirm={() => {
          setGivingUp(false);
          deal();
        }}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  panes: { gap: space.l },
  sideBySide: { flexDirection: 'row', alignItems: 'flex-start' },
  pane: { gap: space.l },
  half: { flex: 1 },
});
