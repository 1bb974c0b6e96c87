import { useLocalSearchParams } from 'expo-router';
import { useLayoutEffect } from 'react';
import { openHistory, useHistory } from '../../store/history/history';
import { nameKey } from '../../store/names';
import { peopleIn } from '../../store/statistics/people';
import { DeadEnd } from '../components/DeadEnd';
import { useSummingUp } from '../history/useSummingUp';
import { useLanguage } from '../i18n/language';
import { Everybody } from './Everybody';
import { OnePerson } from './OnePerson';

const none = [] as const;

/** Everybody who has played by name, or with `?name=Sara` one of them. */
export function StatisticsPage() {
  const { name } = useLocalSearchParams<{ name?: string }>();
  const history = useHistory();
  useLayoutEffect(() => void openHistory(), []);
  const games = history?.games ?? none;
  useSummingUp(games);
  if (history === null) return null;
  const people = peopleIn(games);
  if (name === undefined) return <Everybody {...people} />;
  const person = people.people.find(({ key }) => key === nameKey(name));
  return person ? <OnePerson person={person} /> : <NoPerson />;
}

/** An address can say any name. */
function NoPerson() {
  const { t } = useLanguage();
  return (
    <DeadEnd
      page={t('statistics.title')}
      title={t('statistics.noPerson')}
      text={t('statistics.noPersonText')}
      wayOut={t('statistics.toAll')}
      to="/statistics"
    />
  );
}
