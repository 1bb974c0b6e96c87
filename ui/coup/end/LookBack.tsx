import { useEffect, useEffectEvent, useState } from 'react';
import type { Seat } from '../../../engine/core';
import { coup } from '../../../engine/coup';
import type { Coup, TurnMark } from '../../../engine/coup';
import { costliest, type CostlyDecision } from '../../../engine/coup/coach';
import { peopleAt } from '../../../store/match/running';
import { inSlices } from '../../../store/match/slices';
import { useSettings } from '../../../store/settings';
import { Segmented } from '../../components/Segmented';
import { Note, Text } from '../../components/Text';
import { Part } from '../../end/Part';
import { Tales } from '../../end/Tales';
import { companyOf } from '../../faces/company';
import { useLanguage } from '../../i18n/language';
import { chanceIn } from '../../i18n/written';
import type { EndProps } from '../../match/GameScreens';
import { answerName, reasonsInWords } from '../coach/words';
import { turnAt } from './turnAt';

interface LookBackProps extends EndProps<Coup> {
  readonly turns: readonly TurnMark[];
}

/** The costliest decisions of each person, for people who want a coach; bots have nothing to learn. */
export function LookBack(props: LookBackProps) {
  const { t } = useLanguage();
  const wanted = useSettings((settings) => settings.coach);
  const people = peopleAt(props.played.match.players);
  const [first] = people;
  const [chosen, choose] = useState(first);
  if (!wanted || chosen === undefined) return null;
  return (
    <Part title={t('coup.coach.lookBack.title')}>
      {people.length > 1 && (
        <Segmented
          label={t('coup.coach.lookBack.whose')}
          choices={people.map((seat) => ({ value: String(seat), label: props.names[seat] ?? '' }))}
          chosen={String(chosen)}
          onChoose={(seat) => choose(Number(seat))}
        />
      )}
      <Costliest key={chosen} {...props} seat={chosen} />
    </Part>
  );
}

/** Worked out while the page is looked at, in slices, and kept nowhere. */
function Costliest({ played, names, turns, onWatch, seat }: LookBackProps & { readonly seat: Seat }) {
  const { t, language } = useLanguage();
  const [found, setFound] = useState<readonly CostlyDecision[] | null>(null);
  const { moves, players } = played.match;
  const start = useEffectEvent(() =>
    inSlices(costliest({ steps: played.steps, moves, company: companyOf(players) }, seat), setFound),
  );
  useEffect(() => start(), []);
  if (found === null) return <Text tone="inkMuted">{t('coup.coach.lookBack.weighing')}</Text>;
  if (found.length === 0) return <Text tone="inkMuted">{t('coup.coach.lookBack.none')}</Text>;
  const voice = { t, language, names };
  const tales = found.map(({ step, chosen, better, cost }) => {
    const state = played.steps[step]?.state;
    const nameOf = (move: CostlyDecision['chosen']['move']) =>
      state ? answerName(voice, coup.view(state, seat), move) : '';
    const turn = turnAt(turns, step + 1);
    const percent = (chance: number) => chanceIn(language, chance);
    // Where nothing was better it is told what luck took.
    const lost = better
      ? t('coup.coach.lookBack.cost', { turn, percent: percent(cost) })
      : t('coup.coach.lookBack.fell', {
          turn,
          before: percent(chosen.worth),
          after: percent(chosen.worth - cost),
        });
    const words = { chosen: nameOf(chosen.move) };
    return {
      step,
      seat,
      name: names[seat] ?? '',
      deed: better
        ? t('coup.coach.lookBack.deed', { ...words, better: nameOf(better.move) })
        : t('coup.coach.lookBack.unlucky', words),
      end: [`${lost}.`, reasonsInWords(voice, better ?? chosen)].join(' '),
    };
  });
  return (
    <>
      <Note>{t('coup.coach.lookBack.note')}</Note>
      <Tales tales={tales} onOpen={onWatch} />
    </>
  );
}
