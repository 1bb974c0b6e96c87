import { useRouter } from 'expo-router';
import { useState, type ReactNode } from 'react';
import type { GameTypes, Step, Viewer } from '../../engine/core';
import { passesAhead, stayingAnswer } from '../../store/match/earlyAnswers';
import { peopleAt, stateOf, type Running } from '../../store/match/running';
import { useSettings } from '../../store/settings';
import { Button } from '../components/Button';
import { Curtain } from '../curtain/Curtain';
import { Lifted } from '../curtain/Lifted';
import { useLamp } from '../curtain/useLamp';
import { useLanguage } from '../i18n/language';
import { openFaces } from '../faces/seatFaces';
import { CalledToLook } from './CalledToLook';
import { FirstLook } from './FirstLook';
import type { GameScreens } from './GameScreens';
import { heldAfter, lampOf, mannerOf, secretNow, type Held, type Secret } from './held';
import { PublicTable } from './PublicTable';
import { marksOf, saidAtOnce, waitingFor } from './round';
import { SecretPane } from './SecretPane';
import { Showdown } from './showdown/Showdown';
import { useShowdowns } from './showdown/useShowdowns';
import { useBots } from './useBots';
import { useHeard } from './useHeard';
import { useLetPass } from './useLetPass';

interface RunningMatchProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly running: Running<G>;
  readonly names: readonly string[];
  /** What somebody who learns is told, above what is asked. */
  readonly guide?: ReactNode;
  readonly onEnd: () => void;
}

const onTable: Held = { by: 'table' };

/**
 * The table, and whatever one person alone may see of it. This is the only component that holds a state: everything
 * below it is given views.
 */
export function RunningMatch<G extends GameTypes>({
  screens,
  running,
  names,
  guide,
  onEnd,
}: RunningMatchProps<G>) {
  const { t } = useLanguage();
  const { match: store } = screens;
  const { table } = store;
  const { game } = table;
  const router = useRouter();
  // A game that was broken off comes back to the table, its lamp lowered: its question may have been a secret one.
  const [held, setHeld] = useState<Held>(onTable);
  const { early, passedOver, touches, newsFrom, finishing, unseen, takenBack } = store.useMatch();
  const [isReading, setReading] = useState(false);
  const showing = useShowdowns(screens, { running, finishing }, names);
  const askInPrivate = useSettings((settings) => settings.askInPrivate);
  const actInOpen = useSettings((settings) => settings.actInOpen);
  const ownMemory = useSettings((settings) => settings.ownMemory);

  const { match } = running;
  const seen = (at: G['State'], viewer: Viewer, steps = running.steps): G['View'] => {
    const witnessed = () => steps.flatMap(({ events }) => events.map((event) => game.witness(event, viewer)));
    const whole = game.view(at, viewer);
    const view = screens.inTheLight?.(whole, witnessed()) ?? whole;
    return (ownMemory && screens.atThisMoment?.(view)) || view;
  };
  const state = stateOf(running);
  const people = peopleAt(match.players);
  const [only, another] = people;
  const alone = only !== undefined && another === undefined ? only : null;
  const asked = game.asked(state);
  const manners = { alone: alone !== null, people, askInPrivate, actInOpen };
  const manner = mannerOf(table, asked, manners);
  const secret = secretNow(asked, manner, held, unseen);
  const lamp = useLamp(lampOf(secret, asked, held, table.turnKind));
  const bots = useBots(store, unseen.length > 0 || held.by === 'looker' || isReading || showing !== null);
  useLetPass(store, alone, isReading || showing !== null);
  useHeard(screens, running, finishing || showing !== null);
  const toTheTable = () => setHeld(onTable);
  const isOpeningLook = unseen.length > 0 && match.moves.length === 0;

  const show = ({ seat, asks }: Secret) => {
    const answer = (move: G['Move']) => {
      store.answer(move);
      const now = store.useMatch.getState().running;
      setHeld(
        now
          ? heldAfter(table, now, manners, { seat, kind: asked?.kind, moves: match.moves.length })
          : onTable,
      );
    };
    const heard = ({ events }: Step<G>) => events.map((event) => game.witness(event, seat));
    const question = asks &&
      asked && {
        kind: asked.kind,
        moves: game.moves(state),
        led: running.steps.slice(-1).flatMap(heard),
        witnessed: running.steps.flatMap(heard),
        onMove: answer,
      };
    const view = seen(state, seat);
    return (
      <SecretPane
        {...{ screens, names, seat, view }}
        {...(question ? { question } : {})}
        {...(isOpeningLook ? { before: <FirstLook {...{ screens, view }} /> } : {})}
      />
    );
  };
  const covered = ({ seat }: Secret) => {
    lamp.lower();
    toTheTable();
    if (unseen.includes(seat)) store.looked(seat);
  };

  // Nobody looks up from a great moment into somebody's hand: it waits until the lamp is down.
  const isLifted = secret !== null && lamp.up;
  const viewer = alone ?? 'table';
  // What has been is told as the whole table heard it, where nobody is to be reminded of what they alone have seen.
  const toldTo = (step: number) => (ownMemory && step <= newsFrom ? 'table' : viewer);
  const witnessed = (steps: readonly Step<G>[]) =>
    steps.map(({ events }, step) => ({ events: events.map((event) => game.witness(event, toldTo(step))) }));

  const onScreen = () => {
    if (secret?.lamp === 'onCurtain')
      return (
        <Curtain
          {...{ lamp }}
          seat={secret.seat}
          name={names[secret.seat] ?? ''}
          page={match.moves.length}
          onCovered={() => covered(secret)}
          {...(unseen.length === 0 ? { onBack: toTheTable } : {})}
          below={
            unseen.length > 0 ? (
              <CalledToLook
                name={names[secret.seat] ?? ''}
                look={isOpeningLook ? 'first' : 'anew'}
                onSkip={store.allHaveLooked}
              />
            ) : (
              <Button label={t('common.back')} icon="back" kind="plain" onPress={toTheTable} />
            )
          }
        >
          {() => show(secret)}
        </Curtain>
      );
    if (secret && lamp.up)
      return (
        <Lifted
          name={names[secret.seat] ?? ''}
          page={match.moves.length}
          onLower={lamp.lower}
          onCovered={() => covered(secret)}
        >
          {() => show(secret)}
        </Lifted>
      );
    return (
      <PublicTable
        {...{ screens, names, people, alone, manner, lamp, asked, finishing, guide, onEnd }}
        faces={openFaces(match.players)}
        marks={marksOf(screens, running, people, early, passedOver)}
        view={seen(state, viewer)}
        witnessed={witnessed(running.steps)}
        takenBack={witnessed(takenBack)}
        covered={showing !== null}
        onReading={setReading}
        newsFrom={newsFrom}
        viewAt={(step) => seen(running.steps[step]?.state ?? state, viewer, running.steps.slice(0, step + 1))}
        moves={asked && people.includes(asked.seat) && manner !== 'private' ? game.moves(state) : []}
        waiting={manner !== 'aloud' || alone !== null ? [] : waitingFor(table, state, people)}
        ahead={passesAhead(table, running, early).length > 0}
        staying={alone === null ? stayingAnswer(table, running) : null}
        takeBackTo={touches.at(-1) ?? null}
        saidAtOnce={(seat) => saidAtOnce(screens, state, seat)}
        hasSpoken={(seat) => early.some((word) => word.seat === seat)}
        onHasten={bots.hasten}
        onPeek={(seat) => setHeld({ by: 'looker', seat })}
        onLeave={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      />
    );
  };
  return (
    <>
      {onScreen()}
      <Showdown
        {...{ names }}
        isLesson={guide !== undefined}
        showing={isLifted ? null : showing}
        onVictoryGone={onEnd}
      />
    </>
  );
}
