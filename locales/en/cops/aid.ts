/** The aid card: who does what, and what holds for all of it. */
export const aid = {
  cop: 'Any cop',
  band: 'The band',
  equipment: 'Equipment',
  windows:
    'Equipment is played in your own turn, and around everybody else’s actions: before each and after it. The table asks everybody who holds any.',
  sides: 'A leader among your cards decides your side; without one, most of your cards do.',
  hands: 'One gun and one equipment card each, never more. A gun that is out has to point at somebody.',
  shot: 'Whoever is shot turns up all cards. A leader is wounded first; shot while wounded, that side has lost.',
  leaders: 'Whoever holds both leaders at any moment wins alone.',
  diamonds: 'Once all diamonds are with the band, it wins.',
} as const;
