import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../../engine';
import { actions, coup, roles, type CoupEvent, type Role } from '../../../../engine/coup';
import { languages, type Language } from '../../../../store/languages';
import { coupLog } from '../../../../ui/coup/events';
import { linesOf, newsOf, recalledOf } from '../../../../ui/log/eventRow';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at, type Play } from '../../../engine/coup/support/play';

const names = ['Sara', 'נועה', 'Дан', 'مریم'];
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' ');

/** A game as the log tells it in English, each event a step of its own. */
function told(played: Play, viewer?: Viewer): readonly string[] {
  const events = played.events.map((event) => (viewer === undefined ? event : coup.witness(event, viewer)));
  const steps = [[], ...events.map((event) => [event])].map((one) => ({ events: one }));
  return linesOf(coupLog, translatorOf('en'), steps, names, settled).map(({ text }) => plain(text));
}

/** Nothing lies on the stage. */
const settled = at('hebrew', { hands: ['duke duke', 'captain captain'] }).view('table');

const news = (events: readonly CoupEvent[], language: Language = 'en') =>
  newsOf(coupLog, translatorOf(language), events, names, settled).map(plain);

/** As the table witnesses it, and as a reader does who knows the cards. */
const openAndKnown = <const Event extends CoupEvent>(event: Event, ...held: readonly Role[]) => [
  event,
  { ...event, secret: { knownTo: [0], roles: held } },
];

/** One of everything that can happen, the secret part there and left out. */
const everything: { readonly [Type in CoupEvent['type']]: readonly Extract<CoupEvent, { type: Type }>[] } = {
  drafted: openAndKnown({ type: 'drafted', seat: 0 }, 'duke'),
  sided: [{ type: 'sided', parties: ['empire', 'resistance', 'empire', 'resistance'] }],
  turn: [{ type: 'turn', seat: 3 }],
  acted: actions.map((action) => ({ type: 'acted', seat: 0, action, target: 1, paid: 3 })),
  allowed: [
    { type: 'allowed', seat: 2, of: 'claim' },
    { type: 'allowed', seat: 2, of: 'action' },
  ],
  challenged: [
    { type: 'challenged', seat: 0, by: 1, claim: 'contessa' },
    { type: 'challenged', seat: 0, by: 1, claim: 'noDuke' },
  ],
  proved: [
    { type: 'proved', seat: 0, claim: 'captain', roles: ['captain'] },
    { type: 'proved', seat: 0, claim: 'noDuke', roles: ['captain', 'contessa'] },
  ],
  conceded: [
    { type: 'conceded', seat: 0, claim: 'captain' },
    { type: 'conceded', seat: 0, claim: 'noDuke' },
  ],
  blocked: [{ type: 'blocked', seat: 1, role: 'contessa', action: 'assassinate' }],
  refunded: [{ type: 'refunded', seat: 0, coins: 3 }],
  gained: (['treasury', 'reserve', 2] as const).map((from) => ({ type: 'gained', seat: 0, coins: 1, from })),
  lost: [{ type: 'lost', seat: 1, card: 0, role: 'inquisitor' }],
  out: [{ type: 'out', seat: 1 }],
  forfeited: [{ type: 'forfeited', seat: 1, coins: 5 }],
  replaced: openAndKnown({ type: 'replaced', seat: 0, card: 1 }, 'assassin'),
  drew: openAndKnown({ type: 'drew', seat: 0, count: 2 }, 'duke', 'duke'),
  returned: openAndKnown({ type: 'returned', seat: 0, count: 1 }, 'ambassador'),
  shown: openAndKnown({ type: 'shown', seat: 1, to: 0, card: 0 }, 'duke'),
  givenBack: [{ type: 'givenBack', seat: 1, by: 0 }],
  swapped: openAndKnown({ type: 'swapped', seat: 1, by: 0, card: 0 }, 'duke'),
  converted: [{ type: 'converted', seat: 1, by: 0, party: 'resistance' }],
  bombGiven: [{ type: 'bombGiven', seat: 0, to: 1 }],
  bombClaimed: [
    { type: 'bombClaimed', seat: 1, will: 'defuse', to: null },
    { type: 'bombClaimed', seat: 1, will: 'pass', to: 2 },
  ],
  bombExploded: [{ type: 'bombExploded', seat: 1 }],
  bombDefused: [{ type: 'bombDefused', seat: 1 }],
  bombReturned: [{ type: 'bombReturned' }],
  won: [{ type: 'won', seat: 0 }],
};
/** Somebody has called for an exchange, in a game with this character. */
function exchanged(sixth: 'ambassador' | 'inquisitor') {
  const game = at('persianPlus', {
    hands: ['duke duke', 'captain captain', 'contessa assassin'],
    options: { sixth },
  });
  const played = game.play('0 exchange');
  return { events: played.all('acted'), view: played.view('table') };
}

const happenings: readonly CoupEvent[] = Object.values(everything).flat();

describe.each(languages)('everything that can happen is told in %s', (language) => {
  const t = translatorOf(language);
  const linesAbout = (event: CoupEvent, you?: number) =>
    linesOf(coupLog, t, [{ events: [] }, { events: [event] }], names, settled, you);
  const textAbout = (event: CoupEvent, you?: number) =>
    linesAbout(event, you)
      .map(({ text }) => text)
      .join(' ');

  test('each in a line of its own, in words, with its marks in pairs', () => {
    const mistold = happenings.filter((event) => {
      const lines = linesAbout(event).slice(1);
      const words = lines.filter(({ kind }) => event.type === 'turn' || kind !== 'heading');
      const isTold = words.every(
        ({ text, step }) =>
          step === 1 &&
          !/^$|{{|}}|undefined|story\.|coup\.|cast\./.test(text) &&
          isDeepStrictEqual(depths(text), { lowest: 0, end: 0 }),
      );
      return !isTold || words.length !== (event.type === 'sided' ? 2 : 1);
    });
    expect(mistold).toEqual([]);
  });

  test('and cards are named to those who know them, and to nobody else', () => {
    const namedIn = (event: CoupEvent) => {
      const [text = ''] = newsOf(coupLog, t, [event], names, settled);
      return roles.filter((role) => text.includes(t(`cast.${role}.name`)));
    };
    for (const event of happenings) {
      if (!('secret' in event)) continue;
      const { secret, ...open } = event;
      expect(namedIn(event)).toEqual(expect.arrayContaining([...secret.roles]));
      expect(namedIn(open)).toEqual([]);
    }
  });

  test.each(['ambassador', 'inquisitor'] as const)(
    'FP-22, FP-I03: whoever exchanges claims the %s, where that is the character in play',
    (sixth) => {
      const { events, view } = exchanged(sixth);
      const lines = [undefined, 0].map((you) =>
        linesOf(coupLog, t, [{ events: [] }, { events }], names, view, you)
          .map(({ text }) => text)
          .join(' '),
      );
      for (const line of lines) expect(line).toContain(t(`cast.${sixth}.name`));
    },
  );

  test('nobody’s name is left out', () => {
    for (const event of happenings) {
      const text = textAbout(event);
      if ('seat' in event) expect(text).toContain(names[event.seat]);
      if ('to' in event && event.to !== null) expect(text).toContain(names[event.to]);
      if (event.type === 'challenged' || event.type === 'swapped' || event.type === 'givenBack')
        expect(text).toContain(names[event.by]);
    }
  });

  test('somebody who plays alone is “you”, whatever they do and whatever is done to them', () => {
    // Sides are told as two lists of names.
    for (const event of happenings.filter(({ type }) => type !== 'sided'))
      for (const you of [0, 1, 2, 3]) {
        expect(textAbout(event, you)).not.toContain(names[you]);
        expect(textAbout(event, you)).not.toMatch(/{{|}}|undefined|Log\./);
      }
  });

  test('a name is never tied to what stands around it', () => {
    for (const event of happenings)
      for (const text of newsOf(coupLog, t, [event], names, settled))
        for (const name of names) if (text.includes(name)) expect(text).toContain(`\u2068${name}\u2069`);
  });
});

/** How deep isolation goes, character by character. */
function depths(text: string) {
  let [depth, lowest] = [0, 0];
  for (const character of text) {
    if (character === '\u2068') depth++;
    if (character === '\u2069') depth--;
    lowest = Math.min(lowest, depth);
  }
  return { lowest, end: depth };
}

describe('a game is told as a story', () => {
  const table = at('persian', {
    hands: ['duke contessa', 'captain captain', 'assassin ambassador', 'duke contessa'],
    court: 'assassin',
  });

  test('from the deal on, turn by turn', () => {
    expect(told(table.play('0 tax, all allow, 1 income'))).toEqual([
      'The deal',
      'Sara’s turn',
      'Sara claims the Duke and calls for taxes.',
      'Nobody challenges.',
      'Sara takes 3 coins from the treasury.',
      'נועה’s turn',
      'נועה takes income: one coin.',
      'Дан’s turn',
    ]);
  });

  test('who lets a claim pass before somebody else challenges it is named', () => {
    expect(told(table.play('0 steal 1, 1 allow, 2 allow, 3 challenge, 0 concede')).slice(2)).toEqual([
      'Sara claims the Captain, to rob נועה.',
      'נועה, Дан do not challenge.',
      'مریم challenges Sara: the Captain, really?',
      'Sara does not show the Captain.',
    ]);
  });

  test('that nobody challenges is not said before all have been asked', () => {
    const asked = table.play('0 tax, 1 allow');
    expect(told(asked).slice(3)).toEqual(['נועה does not challenge.']);
    expect(told(asked.play('2 allow')).slice(3)).toEqual(['נועה, Дан do not challenge.']);
    expect(told(asked.play('2 allow, 3 allow')).slice(3, 4)).toEqual(['Nobody challenges.']);
  });

  test('a block ends the question of challenges, and some may have let the action pass before it', () => {
    expect(told(table.play('0 steal 1, all allow, 1 block captain')).slice(3)).toEqual([
      'Nobody challenges.',
      'נועה claims the Captain and blocks.',
    ]);
    expect(told(table.play('0 foreignAid, 1 allow, 2 allow, 3 block duke')).slice(2)).toEqual([
      'Sara asks for foreign aid.',
      'נועה, Дан do not block.',
      'مریم claims the Duke and blocks.',
    ]);
    expect(told(table.play('0 foreignAid, all allow')).slice(3, 4)).toEqual(['Nobody blocks.']);
  });

  test('each line leads to the step it ends with', () => {
    const taxed: CoupEvent = { type: 'acted', seat: 0, action: 'tax', target: null, paid: 0 };
    const passed = [1, 2].map((seat): CoupEvent => ({ type: 'allowed', seat, of: 'claim' }));
    const steps = [[], [taxed], ...passed.map((event) => [event])].map((events) => ({ events }));
    expect(linesOf(coupLog, translatorOf('en'), steps, names, settled).map(({ step }) => step)).toEqual([
      0, 0, 1, 3,
    ]);
  });

  test('what comes in pairs is told once', () => {
    const reformed = at('persianPlus', {
      hands: ['captain contessa', 'duke captain', 'assassin ambassador'],
      options: { factions: true },
      parties: ['empire', 'resistance', 'empire'],
      reserve: 3,
    }).play('0 embezzle, 1 challenge, 0 prove');
    expect(told(reformed, 'table').slice(2)).toEqual([
      'Sara claims to hold no Duke, and reaches for the Reserve.',
      'נועה challenges Sara: no Duke, really?',
      'Sara proves it: Captain and Contessa.',
      'Sara draws in return: 2 cards.',
    ]);
    expect(told(reformed, 0).at(-1)).toMatch(/^Sara draws in return: \w+ and \w+\.$/);
    expect(news([{ type: 'bombDefused', seat: 0 }, { type: 'bombReturned' }])).toEqual([
      'Sara defuses the bomb.',
    ]);
    expect(news([{ type: 'bombReturned' }])).toEqual(['The bomb is back in the middle of the table.']);
  });

  test('news are the same words, without whose turn it is, and without those who said nothing', () => {
    const { events } = table.play('0 tax, all allow');
    expect(news(events.slice(-4))).toEqual(['Sara takes 3 coins from the treasury.']);
  });

  test('what the stage says anyway is no news', () => {
    const played = table.play('0 tax, 1 challenge');
    const onStage = newsOf(coupLog, translatorOf('en'), played.events, names, played.view('table'));
    expect(onStage).toEqual([]);
    expect(news(played.events)).toHaveLength(2);
  });

  test('FC-36: a block that nobody doubts is news until somebody acts', () => {
    const recalled = (played: Play) =>
      recalledOf(coupLog, translatorOf('en'), played.events, names, played.view('table')).map(plain);
    const blocked = table.play('0 foreignAid, 1 block duke');
    expect(recalled(blocked)).toEqual([]);
    const stands = blocked.play('all allow');
    expect(recalled(stands)).toEqual(['נועה claims the Duke and blocks.']);
    expect(recalled(stands.play('1 income'))).toEqual([]);
  });

  test('names and digits are those of the language', () => {
    const gained: CoupEvent = { type: 'gained', seat: 3, coins: 3, from: 'treasury' };
    expect(news([gained], 'fa')).toEqual(['مریم از خزانه ۳ سکه برداشت.']);
    expect(news([gained], 'he')).toEqual(['مریم: לקחתי 3 מטבעות מהקופה.']);
    expect(news([gained], 'ru')).toEqual(['مریم берёт из казны: 3 монеты.']);
  });
});
