import { fireEvent, screen } from '@testing-library/react-native';
import { coup } from '../../../../engine/coup';
import { coupScreens } from '../../../../ui/coup/screens';
import { Decision } from '../../../../ui/match/question/Decision';
import { RuleDoors } from '../../../../ui/rules/RuleDoors';
import { bookTexts } from '../../../../ui/rules/texts';
import { at } from '../../../engine/coup/support/play';
import { shown } from '../../replay/support';
import { names, tap } from './asked';

beforeAll(async () => {
  await bookTexts.hebrew.en.load();
}, 300_000);

const table = at('hebrew', { hands: ['duke captain', 'assassin contessa', 'ambassador duke'], coins: [7] });
const reading = jest.fn();

function asked({ state, events }: typeof table) {
  const view = coup.view(state, 0);
  return shown(
    'en',
    <RuleDoors book={view.book} onReading={reading}>
      <Decision
        {...{ view, names }}
        screens={coupScreens}
        kind={view.asked?.kind ?? 'act'}
        moves={coup.moves(state)}
        led={events}
        onMove={() => undefined}
      />
    </RuleDoors>,
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const heading = (name: string) => screen.queryByRole('heading', { name });

test('HE-13: a question leads to its rule, and back to itself', () => {
  const t = asked(table);
  const title = t('coup.decision.title.act');
  fireEvent.press(link(t('rules.behind', { what: title })));
  expect(heading('Actions')).toBeOnTheScreen();
  expect(reading).toHaveBeenLastCalledWith(true);
  fireEvent.press(screen.getByRole('button', { name: t('common.close') }));
  expect(heading('Actions')).toBeNull();
  expect(heading(title)).toBeOnTheScreen();
  expect(reading).toHaveBeenLastCalledWith(false);
});

test('HE-15: what cannot be chosen says why where it is touched; the rule is one touch further', () => {
  const t = asked(at('hebrew', { hands: ['duke captain', 'assassin contessa', 'ambassador duke'] }));
  const coup = () => screen.getByRole('button', { name: /^Coup/ });
  expect(coup()).toBeDisabled();
  expect(coup()).toBeCollapsed();
  fireEvent.press(coup());
  expect(coup()).toBeExpanded();
  expect(heading('Coup')).toBeNull();
  fireEvent.press(link(t('common.readInRules')));
  expect(heading('Coup')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: t('common.close') }));
  fireEvent.press(coup());
  expect(screen.queryByRole('link', { name: t('common.readInRules') })).toBeNull();
});

test('HE-18: whom to choose leads to the rule of what has been chosen', () => {
  const t = asked(table);
  tap('Coup');
  const title = t('coup.decision.title.aim', { action: t('coup.actions.coup') });
  fireEvent.press(link(t('rules.behind', { what: title })));
  expect(heading('Coup')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: t('common.close') }));
  expect(heading(title)).toBeOnTheScreen();
});
