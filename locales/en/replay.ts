/** Walking through a game that has been played. */
export const replay = {
  point: 'Point in the game',
  position: 'Move {{move}} of {{moves}}',
  positionInTurn: 'Move {{move}} of {{moves}}, turn {{turn}}',
  turnBack: 'Previous turn',
  moveBack: 'One move back',
  play: 'Play',
  pause: 'Pause',
  moveOn: 'One move on',
  turnOn: 'Next turn',
  toLog: 'Back to the log',
  title: 'What happened',
  toResult: 'Back to the result',
  eyes: 'Whose eyes',
  openHands: 'All hands open',
  eyesOf: 'As {{name}} saw it',
} as const;
