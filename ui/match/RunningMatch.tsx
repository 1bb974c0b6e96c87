import { useRouter } from 'expo-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { GameTypes } from '../../engine/core';
import { isOver, type Running } from '../../store/match/running';
import { useSettings } from '../../store/settings';
import { Button } from '../components/Button';
import { DeliberateButton } from '../components/DeliberateButton';
import { Text } from '../components/Text';
import { Curtain } from '../curtain/Curtain';
import { Lifted } from '../curtain/Lifted';
import { useLamp } from '../curtain/useLamp';
import { useLanguage } from '../i18n/language';
import type { GameScreens } from './GameScreens';
import { openPast } from './picture/past';
import { withNextShown } from './picture/ahead';
import { mannersAt, onTable, placeAfter, type PhonePlace } from './picture/phonePlace';
import { pastAt, pictureOf, privatePageOf } from './picture/pictureOf';
import { PublicTable } from './table/PublicTable';
import { SecretPane } from './secret/SecretPane';
import { Showdown } from './showdown/Showdown';
import { followed, settled, upToNow, withOneGone } from './showdown/queue';
import { useBots, useLetPass } from './untouched';
import { useHeard } from './useHeard';

interface RunningMatchProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly running: Running<G>;
  readonly names: readonly string[];
  /** What somebody who learns is told, above what is asked. */
  readonly guide?: ReactNode;
  readonly onEnd: () => void;
}

/** The table, and what one person alone may see of it: draws the picture of the match, and tells the match what is done. */
export function RunningMatch<G extends GameTypes>(props: RunningMatchProps<G>) {
  const { screens, running, names, guide, onEnd } = props;
  const { match } = screens;
  const { t } = useLanguage();
  const router = useRouter();
  const settings = useSettings();
  const said = match.useMatch();
  // A game that was broken off comes back to the table, its lamp lowered: its question may have been a secret one.
  const [place, setPlace] = useState<PhonePlace>(onTable);
  const [isReading, setReading] = useState(false);
  const [pastOf] = useState(() => openPast(screens));
  const { steps } = running;
  const course = { steps, finishing: said.finishing, over: isOver(match.table, running) };
  const [shown, setShown] = useState(() => upToNow(course));

  const queue = followed(shown, course);
  const scenery = withNextShown({ screens, running, said, names, settings, place, pastOf, queue });
  const answer = scenery.goesRound ? match.answerNext : match.answer;
  const picture = pictureOf(t, scenery);
  const [showing = null] = picture.scenes;
  const rest = settled(queue, queue.gone + picture.scenes.length);
  if (rest !== shown) setShown(rest);
  const { secret, own, moves } = picture;
  const nobodyHasLooked = moves === 0 && said.seatsToLook.length === picture.people.length;
  const goOnWords = moves > 0 ? 'alreadySeen' : nobodyHasLooked ? 'startUnseen' : 'allHaveLooked';
  const lamp = useLamp(secret?.lampKey ?? null);
  const isHeldUp = isReading || showing !== null;
  const bots = useBots(match, isHeldUp || said.seatsToLook.length > 0 || place.by === 'looker');
  useLetPass(match, own, isHeldUp);
  useHeard(screens, running, picture.recent === null);

  const letsPass = lamp.up && secret?.letsPass === true;
  useEffect(() => {
    if (letsPass) match.allPass();
  }, [match, letsPass]);

  const goOn = () => {
    // Told twice, by a touch and by the clock, it is gone once.
    setShown((now) => (now.from === queue.from && now.gone === queue.gone ? withOneGone(now) : now));
    if (showing?.scene.kind === 'victory') onEnd();
  };
  const toTheTable = () => setPlace(onTable);
  const covered = () => {
    lamp.lower();
    toTheTable();
    if (secret && said.seatsToLook.includes(secret.seat)) match.looked(secret.seat);
  };
  const show = () => {
    const page = privatePageOf(t, scenery, picture);
    if (page === null) return null;
    const answerAlone = (move: G['Move']) => {
      answer(move);
      const { running: now, seatsToLook } = match.useMatch.getState();
      // They hold the phone themselves, and see what is new to them.
      if (seatsToLook.includes(page.seat)) match.looked(page.seat);
      const answered = { seat: page.seat, kind: page.question?.kind, moves };
      setPlace(now ? placeAfter(screens, now, mannersAt(scenery), answered) : onTable);
    };
    const question = page.question && { ...page.question, onMove: answerAlone };
    return <SecretPane {...{ screens, names }} {...page} question={question} />;
  };

  const onScreen = () => {
    const name = secret === null ? '' : (names[secret.seat] ?? '');
    if (secret?.lamp === 'onCurtain')
      return (
        <Curtain
          {...{ lamp, name }}
          seat={secret.seat}
          page={moves}
          onCovered={covered}
          {...(said.seatsToLook.length === 0 ? { onBack: toTheTable } : {})}
          below={
            said.seatsToLook.length > 0 ? (
              <>
                <Text align="center">
                  {t(moves === 0 ? 'match.looksFirst' : 'match.looksAnew', { name })}
                </Text>
                <DeliberateButton
                  label={t(`match.${goOnWords}`)}
                  icon="check"
                  onPress={match.allHaveLooked}
                />
              </>
            ) : (
              <Button label={t('common.back')} icon="back" kind="plain" onPress={toTheTable} />
            )
          }
        >
          {show}
        </Curtain>
      );
    if (secret && lamp.up)
      return (
        <Lifted {...{ name }} page={moves} onLower={lamp.lower} onCovered={covered}>
          {show}
        </Lifted>
      );
    return (
      <PublicTable
        {...{ screens, picture, lamp, guide }}
        past={pastAt(scenery)}
        does={{
          answer,
          hasten: bots.hasten,
          read: setReading,
          peek: (seat) => setPlace({ by: 'looker', seat }),
          end: onEnd,
          leave: () => (router.canGoBack() ? router.back() : router.replace('/')),
        }}
      />
    );
  };
  return (
    <>
      {onScreen()}
      <Showdown
        names={names.map((name, seat) => (seat === own ? t('match.you') : name))}
        isLesson={guide !== undefined}
        // Nobody looks up from a great moment into somebody's hand: it waits until the lamp is down.
        showing={secret !== null && lamp.up ? null : showing}
        onGone={goOn}
      />
    </>
  );
}
