import { fireEvent, screen } from '@testing-library/react-native';
import { coup } from '../../../../engine/coup';
import { coupScreens } from '../../../../ui/coup/screens';
import { Decision } from '../../../../ui/match/question/Decision';
import { RuleDoors } from '../../../../ui/rules/RuleDoors';
import { bookTexts } from '../../../../ui/rules/texts';
import { at } from '../../../engine/coup/support/play';
import { translatorOf } from '../../../../ui/i18n/translations';
import { shown } from '../../replay/support';
import { names, tap } from './asked';

beforeAll(async () => {
  await bookTexts.hebrew.en.load();
}, 300_000);

const table = at('hebrew', { hands: ['duke captain', 'assassin contessa', 'ambassador duke'], coins: [7] });
const reading = jest.fn();

function asked({ state, events }: typeof table) {
  const view = coup.view(state, 0);
  shown(
    'en',
    <RuleDoors rules={coupScreens.rulesOf?.(view)} onReading={reading}>
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

const t = translatorOf('en');

test.each([
  ['HE-13: a question', [], t('coup.decision.title.act'), 'Actions'],
  ['HE-18: whom to choose', ['Coup'], t('coup.decision.title.aim', { action: 'Coup' }), 'Coup'],
] as const)('%s leads to its rule, and back to itself', (_, touched, title, rule) => {
  asked(table);
  touched.forEach((name) => tap(name));
  fireEvent.press(link(t('rules.behind', { what: title })));
  expect(heading(rule)).toBeOnTheScreen();
  expect(reading).toHaveBeenLastCalledWith(true);
  fireEvent.press(screen.getByRole('button', { name: t('common.close') }));
  expect(heading(rule)).toBeNull();
  expect(heading(title)).toBeOnTheScreen();
  expect(reading).toHaveBeenLastCalledWith(false);
});

test('HE-15: what cannot be chosen says why where it is touched; the rule is one touch further', () => {
  asked(at('hebrew', { hands: ['duke captain', 'assassin contessa', 'ambassador duke'] }));
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
