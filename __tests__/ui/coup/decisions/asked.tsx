import { fireEvent, render, screen } from '@testing-library/react-native';
import { coup, roles, type CoupMove } from '../../../../engine/coup';
import { changeSettings } from '../../../../store/settings';
import type { Language } from '../../../../store/languages';
import { coupScreens } from '../../../../ui/coup/screens';
import { LanguageProvider } from '../../../../ui/i18n/LanguageProvider';
import { translatorOf } from '../../../../ui/i18n/translations';
import { Decision } from '../../../../ui/match/question/Decision';
import { ThemeProvider } from '../../../../ui/theme/ThemeProvider';
import type { Play } from '../../../engine/coup/support/play';

const cast: readonly string[] = roles.map((role) => translatorOf('en')(`cast.${role}.name`));

export const names = ['Sara', 'Noa', 'Dan', 'Arash'];

/** The asked seat has the question before it. Says what it has answered, and has the words of its language. */
export function askedOf({ state, events }: Play, language: Language = 'en') {
  changeSettings({ language });
  const answered: CoupMove[] = [];
  const moves = coup.moves(state);
  const asked = coup.asked(state);
  if (!asked) throw new Error('Nobody is asked.');
  render(
    <LanguageProvider>
      <ThemeProvider>
        <Decision
          screens={coupScreens}
          kind={asked.kind}
          view={coup.view(state, asked.seat)}
          moves={moves}
          names={names}
          led={events}
          onMove={(move) => answered.push(move)}
        />
      </ThemeProvider>
    </LanguageProvider>,
  );
  return { t: translatorOf(language), moves, answered };
}

type Element = ReturnType<typeof screen.getByRole>;

const said = ({ props, children }: Element): string =>
  (props.accessibilityLabel as string | undefined) ??
  (props['aria-label'] as string | undefined) ??
  children.map((child) => (typeof child === 'string' ? child : said(child))).join(' ');

/** As it is heard: without the marks that keep a name together. */
const heard = (element: Element) =>
  said(element)
    .replace(/[\u2068\u2069]/g, '')
    .replace(/ +/g, ' ')
    .trim();

/** The names of everything with this role, in the order they are read. */
export const rolesHeard = (role: string) => screen.queryAllByRole(role).map(heard);

/** The one with this role that is called so, or whose name begins so where there is more to read. */
export function find(name: string, role = 'button'): Element {
  const elements = screen.getAllByRole(role);
  const found =
    elements.find((element) => heard(element) === name) ??
    elements.find(
      (element) => /^[ ,،]/.test(heard(element).slice(name.length)) && heard(element).startsWith(name),
    );
  if (!found) throw new Error(`No ${role} “${name}” among: ${elements.map(heard).join(' | ')}`);
  return found;
}

/** Every line there is, from top to bottom. */
export const wordsOnScreen = () => screen.getAllByText(/./).map(heard);

/** The cards that lie face up before the seat, by the names on them. */
export const cardsSeen = () => wordsOnScreen().filter((word) => cast.includes(word));

export const tap = (name: string, role = 'button') => fireEvent.press(find(name, role));

/** Holds it on purpose. */
export const hold = (name: string, role = 'button') => fireEvent(find(name, role), 'longPress');

/** Gives an answer that cannot be taken back: it asks for a second touch. */
export function tapForGood(name: string): void {
  tap(name);
  tap(`Touch again: ${name}`);
}
