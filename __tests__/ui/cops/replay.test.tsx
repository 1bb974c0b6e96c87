import type { ComponentType } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import { createMatch, replay, type MatchPlayer } from '../../../engine';
import { cops, type Cops, type CopsMove } from '../../../engine/cops';
import { copsScreens } from '../../../ui/cops/screens';
import type { BoardProps } from '../../../ui/match/GameScreens';
import { namesAt } from '../../../ui/components/nameOf';
import { ReplayView } from '../../../ui/replay/ReplayView';
import { translatorOf } from '../../../ui/i18n/translations';
import { setupOf } from '../../engine/cops/support/play';
import { shown, written } from '../replay/support';

const room = { start: 0, top: 0, width: 600, height: 400 };
/** The middle of the table, and nothing round it. */
const Middle = ({ stage }: BoardProps<Cops>) => stage?.(room) ?? null;
const layCards = Array<CopsMove>(4).fill({ type: 'arrange', order: [0, 1, 2] });
const moves: readonly CopsMove[] = [
  ...layCards,
  { type: 'investigate', target: 1, card: 0 },
  { type: 'pass' },
];
const declared = layCards.length + 1;
const names = ['Sara', 'Noa', 'Dan', 'Ali'];

function watched(Board: ComponentType<BoardProps<Cops>>, players: readonly MatchPlayer[], startAt: number) {
  const match = { ...createMatch(cops, setupOf('base'), 1, players), moves };
  const played = { match, steps: replay(cops, match) };
  const called = namesAt(translatorOf('en'), players);
  return shown(
    'en',
    <ReplayView screens={{ ...copsScreens, Board }} {...{ played, startAt }} names={called} />,
  );
}

const byEyesOf = (name: string) => {
  const t = translatorOf('en');
  fireEvent.press(screen.getByRole('button', { name: new RegExp(t('replay.eyes')) }));
  fireEvent.press(screen.getByRole('radio', { name }));
};

test('by the eyes of somebody, table and log tell what they did by their name', () => {
  const t = watched(
    Middle,
    names.map((name) => ({ name })),
    declared,
  );
  byEyesOf('Sara');
  expect(written()).not.toContain(t('cops.board.you'));
  expect(written()).toContain('Sara');
  expect(screen.getByText(/Sara.*is about to look at card/)).toBeOnTheScreen();
});

test('somebody who played alone without a name is “you” in both, by anybody’s eyes', () => {
  const players = names.map((name, seat) => (seat === 0 ? { name: '' } : { name, bot: 'steady' }));
  const t = watched(Middle, players, declared);
  byEyesOf('Noa');
  expect(written()).toContain(t('cops.board.you'));
  expect(screen.getByText(/^You are about to look at card/)).toBeOnTheScreen();
});

test('GC-09: before anything has happened it is the deal, and nobody is waited for', () => {
  const players = names.map((name) => ({ name }));
  const t = watched(Middle, players, 0);
  expect(screen.getAllByText(t('log.deal')).length).toBeGreaterThan(1);
  watched(copsScreens.Board, players, 0);
  expect(JSON.stringify(screen.toJSON())).not.toContain(t('cops.board.marks.toAnswer'));
});
