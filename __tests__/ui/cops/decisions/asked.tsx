import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { cops, type CopsEvent, type CopsMove, type CopsState } from '../../../../engine/cops';
import type { Language } from '../../../../store/languages';
import { changeSettings } from '../../../../store/settings';
import { copsScreens } from '../../../../ui/cops/screens';
import { LanguageProvider } from '../../../../ui/i18n/LanguageProvider';
import { Decision } from '../../../../ui/match/question/Decision';
import { ThemeProvider } from '../../../../ui/theme/ThemeProvider';
import { oneOf, type Chance } from '../../../engine/core/playout';
import { written } from '../../replay/support';

export const names = ['Sara', 'נועה', 'Дан', 'مریم', 'Ada', 'Bob', 'Cem', 'Dov'];

/** The asked seat has the question before it. What it answers is kept. */
export function askedOf(state: CopsState, language: Language = 'en', led: readonly CopsEvent[] = []) {
  changeSettings({ language });
  const answered: CopsMove[] = [];
  const moves = cops.moves(state);
  const asked = cops.asked(state);
  if (!asked) throw new Error('Nobody is asked.');
  const shown = render(
    <LanguageProvider>
      <ThemeProvider>
        <Decision
          screens={copsScreens}
          kind={asked.kind}
          view={cops.view(state, asked.secret ? asked.seat : 'table')}
          moves={moves}
          led={led}
          names={names.slice(0, state.players.length)}
          onMove={(move) => answered.push(move)}
        />
      </ThemeProvider>
    </LanguageProvider>,
  );
  return { moves, answered, ...shown };
}

type Element = ReturnType<typeof screen.getByRole>;

const open = (element: Element) =>
  element.props['aria-disabled'] !== true && element.props.accessibilityState?.disabled !== true;

/** Whatever can be pressed. */
export const pressables = (): readonly Element[] =>
  (['button', 'radio', 'checkbox'] as const).flatMap((role) => screen.queryAllByRole(role)).filter(open);

const leadsOn = (element: Element) => within(element).queryByText('Choose something else') === null;

/** Touches whatever comes to hand, but never goes back, until the question is answered. */
export function touchUntilAnswered(answered: readonly CopsMove[], luck: Chance): CopsMove {
  for (let touches = 0; touches < 80 && answered.length === 0; touches++) {
    const all = pressables();
    const first = oneOf(all, luck);
    fireEvent.press(leadsOn(first) ? first : oneOf(all.filter(leadsOn), luck));
  }
  const [move] = answered;
  if (move === undefined) throw new Error(`No answer. On screen: ${written().join(' | ')}`);
  return move;
}
