import { useRouter } from 'expo-router';
import { useState, type ComponentType } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { GameTypes } from '../../engine/core';
import type { Matches } from '../../store/history/countedMatch';
import type { Waiting } from '../../store/match/saved';
import { freshSeed } from '../../store/seed';
import { changeSetup, dealt, paceOf, type SetupAction } from '../../store/setup/form';
import { firstSetup, lastSetup, rememberSetup, reviseSetup } from '../../store/setup/lastSetup';
import { namesOf } from '../../store/setup/seating';
import { forgetPerson, rememberedRoster, rememberPeople } from '../../store/setup/roster';
import { rememberWay } from '../../store/setup/usualWay';
import { wayOf, type Way } from '../../store/setup/way';
import { TableNames } from '../components/tableNames';
import { Dialog } from '../components/Dialog';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { waitingWords } from '../components/waitingWords';
import type { FaceScreens } from '../faces/FaceScreens';
import { useLanguage } from '../i18n/language';
import { TablePace } from '../settings/TablePace';
import { columnWidth, space, twoPaneWidth } from '../theme/tokens';
import { DealFooter } from './DealFooter';
import { botChoice, botNamesIn, type PeopleProps } from './people';
import { PlayersPanel } from './PlayersPanel';
import { RivalsPanel } from './RivalsPanel';
import type { SetupScreens } from './SetupScreens';
import { StarterPanel } from './StarterPanel';

/** The panel of players; somebody who plays alone has less to choose. */
const peoplePanels: Readonly<Record<Way, ComponentType<PeopleProps>>> = {
  together: PlayersPanel,
  alone: RivalsPanel,
};

interface NewGamePageProps<G extends GameTypes, Choices> {
  readonly screens: SetupScreens<G, Choices>;
  readonly matches: Matches<G>;
  readonly faces: FaceScreens | undefined;
  readonly way: Way;
}

/** Sets up a game. A table that has played before needs only the last tap. */
export function NewGamePage<G extends GameTypes, Choices>(props: NewGamePageProps<G, Choices>) {
  const { screens, matches, faces, way } = props;
  const { rules, Panels } = screens;
  const { t, language } = useLanguage();
  const router = useRouter();
  const wide = useWindowDimensions().width >= twoPaneWidth;
  const [form, setForm] = useState(
    () => lastSetup(rules, way) ?? firstSetup(rules, way, language, botNamesIn(t)),
  );
  const [roster, setRoster] = useState(rememberedRoster);
  const [lost, setLost] = useState<Waiting | null>(null);
  const { id } = rules.table.game;
  // A table laid for several may be left with one person, who then plays alone.
  const slot = { game: id, way: wayOf(form.seating) };
  const match = matches[slot.way];

  const act = (action: SetupAction<Choices>) => {
    setForm(reviseSetup(rules, way, form, (now) => changeSetup(now, action, rules.seats)));
  };
  const choose = (choices: Partial<Choices>) => act({ type: 'choose', choices });
  const deal = () => {
    const { setup, players, pace } = dealt(rules, form, freshSeed());
    rememberSetup(rules, way, form);
    rememberWay(id, way);
    rememberPeople(form.seating);
    match.start(setup, players, freshSeed(), pace);
    router.replace({ pathname: '/play/[game]', params: slot });
  };

  const People = peoplePanels[way];

  return (
    <Screen
      title={t(`setup.titles.${way}`)}
      width={wide ? 2 * columnWidth : columnWidth}
      footer={
        <DealFooter
          {...{ screens, form }}
          onDeal={() => {
            const waiting = match.waiting();
            if (waiting) setLost(waiting);
            else deal();
          }}
          onChoose={choose}
          onKeepFirst={(seats) => act({ type: 'keepFirst', seats })}
        />
      }
    >
      <TableNames value={namesOf(form.seating)}>
        <View style={[styles.panes, wide && styles.sideBySide]}>
          <View style={[styles.pane, wide && styles.half]}>
            <People
              {...{ roster, act }}
              seating={form.seating}
              seats={rules.seats}
              bots={botChoice(t, language, screens, faces)}
              onForget={(name) => setRoster(forgetPerson(name))}
            />
          </View>
          <View style={[styles.pane, wide && styles.half]}>
            <Panels form={form} onChoose={choose} />
            <StarterPanel
              {...{ screens, form }}
              onStart={(start) => act({ type: 'start', start })}
              onAgree={(first) => act({ type: 'agree', first })}
            />
            {way === 'together' && (
              <Panel>
                <TablePace pace={paceOf(form)} onChoose={(pace) => act({ type: 'pace', pace })} />
              </Panel>
            )}
          </View>
        </View>
      </TableNames>
      <Dialog
        visible={lost !== null}
        title={t('setup.giveUpTitle')}
        text={lost ? t('setup.giveUpText', { what: waitingWords(t, lost, new Date()) }) : ''}
        confirm={t('setup.giveUp')}
        cancel={t('common.cancel')}
        onCancel={() => setLost(null)}
        onConfirm={() => {
          setLost(null);
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
