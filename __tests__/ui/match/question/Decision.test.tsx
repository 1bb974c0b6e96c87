import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Button } from '../../../../ui/components/Button';
import { Text } from '../../../../ui/components/Text';
import { Decision } from '../../../../ui/match/question/Decision';
import type { DecisionProps, GameScreens } from '../../../../ui/match/GameScreens';
import { pebble, type Pebble, type PebbleKind, type PebbleMove } from '../../../support/pebble';
import { shown } from '../../replay/support';

/** A sheet on which something can be chosen before it is answered. */
const sheetOf = (kind: PebbleKind) =>
  function Sheet({ moves, onMove }: DecisionProps<Pebble>) {
    const [chosen, setChosen] = useState(0);
    const [move] = moves;
    return (
      <>
        <Text>{`${kind}: ${chosen} chosen`}</Text>
        <Button label="Choose" onPress={() => setChosen(chosen + 1)} />
        <Button label="Answer" onPress={() => move && onMove(move)} />
      </>
    );
  };
const line = () => '';
const screens: Pick<GameScreens<Pebble>, 'questions'> = {
  questions: { hide: { Sheet: sheetOf('hide'), line }, doubt: { Sheet: sheetOf('doubt'), line } },
};
const dealt = pebble.deal({ players: 2, first: 0, rounds: 1 }, 1);

function asked(kind: PebbleKind) {
  const answers: PebbleMove[] = [];
  shown(
    'en',
    <Decision
      {...{ screens, kind }}
      view={pebble.view(dealt, 0)}
      moves={pebble.moves(dealt)}
      led={[]}
      names={['Sara', 'Dan']}
      onMove={(move) => answers.push(move)}
    />,
  );
  return answers;
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test.each(['hide', 'doubt'] as const)('a question of kind %s is put on its own sheet', (kind) => {
  asked(kind);
  expect(screen.getByText(`${kind}: 0 chosen`)).toBeOnTheScreen();
});

test('after an answer comes a fresh sheet: nothing stays chosen', () => {
  const answers = asked('hide');
  press('Choose');
  expect(screen.getByText('hide: 1 chosen')).toBeOnTheScreen();
  press('Answer');
  expect(answers).toEqual([{ type: 'hide', pebble: true }]);
  expect(screen.getByText('hide: 0 chosen')).toBeOnTheScreen();
});
