import type { CopsMove, Equipment } from '../../engine/cops';
import { openLog, openPeek } from '../../tools/browser/bar';
import { cover, curtainOf, lamp, liftByTaps } from '../../tools/browser/curtain';
import { copsHandling } from '../../tools/browser/hands/cops';
import { Hands, playMoves } from '../../tools/browser/hands/hands';
import { dealtCops, keptCopsMatch } from '../../tools/browser/cops';
import { keptSettings } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import { equipmentFrom, identitiesFrom } from '../engine/cops/support/deal';
import { choose, lampOf, liftCurtain, object, reads, say, sitting, takePhone } from './support/playing';
import { cardsTold, letGo, told } from './support/secrets';
import { expect, test, type App } from './support/test';

/** Two tables that differ in nothing but the cards nobody sees. */
const twins = [
  { hands: { Ann: 'duke duke', Bob: 'assassin contessa', Cem: 'captain ambassador' }, court: 'captain duke' },
  { hands: { Ann: 'captain contessa', Bob: 'duke ambassador', Cem: 'assassin assassin' }, court: 'contessa' },
] as const;

/** Does the same on both phones at once, and leaves both at rest. */
const onBoth = (phones: readonly Phone[], deed: (phone: Phone) => Promise<void>): Promise<unknown> =>
  Promise.all(phones.map(deed));

const close = async (phone: Phone) => say(phone, phone.words.common.close);

const whatTheyTell = ([one, other]: readonly [Phone, Phone]) => Promise.all([told(one), told(other)]);

/** The same to every eye and ear, and not a card is named that lies face down. */
async function same(both: readonly [Phone, Phone]): Promise<void> {
  await onBoth(both, letGo);
  const [first, second] = await whatTheyTell(both);
  expect(first.spoken).toBe(second.spoken);
  expect(first.tree).toBe(second.tree);
  expect(both[0].path).toBe(both[1].path);
}

async function different(both: readonly [Phone, Phone]): Promise<void> {
  const [first, second] = await whatTheyTell(both);
  expect(first.spoken).not.toBe(second.spoken);
  expect(first.tree).not.toBe(second.tree);
}

for (const language of ['fa', 'en'] as const)
  test.describe(`two tables that differ only in hidden cards, in ${language},`, () => {
    const phones = (app: App, settings = {}): Promise<readonly [Phone, Phone]> => {
      const [one, other] = twins;
      return Promise.all([
        sitting(app, one, { language }, settings),
        sitting(app, other, { language }, settings),
      ]);
    };

    /** Who blocks foreign aid claims the Duke: the rules name that card, and no other. */
    const dukeNamed = async (both: readonly Phone[]) => {
      for (const phone of both) expect(await cardsTold(phone)).toEqual([phone.words.cast.duke.name]);
    };

    const nothingNamed = async (both: readonly Phone[]) => {
      for (const phone of both) expect(await cardsTold(phone)).toEqual([]);
    };

    test('look and sound alike wherever everybody may look, and differ behind the curtain', async ({
      app,
    }) => {
      const both = await phones(app);
      const [{ words }] = both;
      await same(both);
      await nothingNamed(both);

      // Somebody who asks for the lamp and does not lift it sees nothing either.
      await onBoth(both, async (phone) => {
        await lampOf(phone, 'Ann').waitFor();
        await phone.touch(lamp(phone));
        await phone.button(phone.words.curtain.tapAgain).waitFor();
      });
      await same(both);
      await nothingNamed(both);
      await onBoth(both, liftByTaps);
      await different(both);
      await onBoth(both, cover);
      await same(both);
      await nothingNamed(both);

      await onBoth(both, async (phone) => {
        await takePhone(phone, 'Ann');
        await choose(phone, 'income');
        await lampOf(phone, 'Bob').waitFor();
      });
      await same(both);
      await nothingNamed(both);

      await onBoth(both, async (phone) => {
        await takePhone(phone, 'Bob');
        await choose(phone, 'foreignAid');
        await reads(phone, words.coup.decision.question.blockAny).waitFor();
      });
      await same(both);
      await dukeNamed(both);

      await onBoth(both, openPeek);
      await same(both);
      await dukeNamed(both);
      await onBoth(both, async (phone) => {
        await phone.touch(phone.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Cem' }));
        await curtainOf(phone, 'Cem').waitFor();
      });
      await same(both);
      await nothingNamed(both);
      await onBoth(both, (phone) => liftCurtain(phone, 'Cem'));
      await different(both);
      await onBoth(both, cover);
      await same(both);

      await onBoth(both, (phone) => phone.press(words.coup.decision.nobodyBlocks));
      await same(both);

      await onBoth(both, openLog);
      await same(both);
      await nothingNamed(both);
      await onBoth(both, async (phone) => {
        await phone.touch(
          phone.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Ann' }).first(),
        );
        await phone.button(words.replay.toLog).waitFor();
      });
      await same(both);
      await nothingNamed(both);
      await onBoth(both, async (phone) => {
        await phone.press(words.replay.turnOn);
      });
      await same(both);
      await onBoth(both, close);

      // Killed and opened again, the phone tells no more than before.
      await onBoth(both, (phone) => phone.reload());
      await same(both);
      await nothingNamed(both);
    });

    test('offer the same answers where each is asked in private, the truth or a lie', async ({ app }) => {
      const both = await phones(app, { askInPrivate: true });
      const [{ words }] = both;
      const offered = ({ page }: Phone) => page.getByRole('button').allInnerTexts();
      const sameOffered = async () => expect(await offered(both[0])).toEqual(await offered(both[1]));
      await onBoth(both, (phone) => takePhone(phone, 'Ann'));
      await sameOffered();
      await onBoth(both, (phone) => choose(phone, 'tax'));
      for (const name of ['Bob', 'Cem']) {
        // From hand to hand: the table has seen all there is to see.
        await onBoth(both, (phone) => curtainOf(phone, name).waitFor());
        await same(both);
        await onBoth(both, (phone) => liftCurtain(phone, name));
        await different(both);
        await sameOffered();
        await onBoth(both, (phone) => phone.press(words.coup.decision.answers.allow.claim));
      }
      await onBoth(both, (phone) => lampOf(phone, 'Bob').waitFor());
      await same(both);
    });
  });

test('what is shown is told, and what was drawn for it is not', async ({ app }) => {
  const [one] = twins;
  const phone = await sitting(app, one, { language: 'en' });
  const { cast } = phone.words;
  const { decision } = phone.words.coup;
  await takePhone(phone, 'Ann');
  await choose(phone, 'tax');
  await object(phone, 'Cem', decision.answers.challenge);
  await lampOf(phone, 'Ann').waitFor();
  // Claimed aloud, and so for all to see; nothing else is.
  expect(await cardsTold(phone)).toEqual([cast.duke.name]);
  await takePhone(phone, 'Ann');
  await phone.pressForGood(phone.fill(decision.confirm.show, { role: cast.duke.name }));
  // She sees at once what she has drawn, and nobody else does.
  await cover(phone);
  await lampOf(phone, 'Cem').waitFor();
  expect(await cardsTold(phone)).toEqual([cast.duke.name]);
  await takePhone(phone, 'Cem');
  await phone.press(cast.ambassador.name, 'radio');
  await phone.press(phone.fill(decision.confirm.lose, { role: cast.ambassador.name }));
  await lampOf(phone, 'Bob').waitFor();
  expect(await cardsTold(phone)).toEqual([cast.ambassador.name]);
});

/** Two tables of Good Cop Bad Cop that differ in hidden cards; what Bob turns up is the same at both. */
const copsTwins = [
  { hands: ['AHH', 'KCC', 'HHC', 'CCH'], held: ['coffee', 'taser', 'medKit', 'wiretap'] },
  { hands: ['CHH', 'AHC', 'KHC', 'HCC'], held: ['truthSerum', 'k9', 'coffee', 'polygraph'] },
] as const satisfies readonly { hands: readonly string[]; held: readonly Equipment[] }[];

/** Everybody holds a card and is asked. */
const nobodyStirs = Array<CopsMove>(4).fill({ type: 'pass' });
const dealtOut = Array<CopsMove>(4).fill({ type: 'arrange', order: [0, 1, 2] });
const hisLook: readonly CopsMove[] = [
  { type: 'investigate', target: 2, card: 0 },
  ...nobodyStirs,
  ...nobodyStirs,
];
const hisGun: readonly CopsMove[] = [
  { type: 'arm', target: 0 },
  ...nobodyStirs,
  { type: 'reveal', card: 2 },
  ...nobodyStirs,
];

test('tables of cops that differ in cards nobody has turned up look and sound alike', async ({ app }) => {
  const both = await Promise.all(
    copsTwins.map(({ hands, held }) => {
      const match = dealtCops(
        {
          variant: 'base',
          players: 4,
          first: 0,
          identities: identitiesFrom(hands),
          equipment: equipmentFrom(4, held, [], {}),
        },
        ['Ann', 'Bob', 'Cem', 'Dov'].map((name) => ({ name })),
      );
      const kept = { ...keptCopsMatch(match), ...keptSettings('en', { sound: false, haptics: false }) };
      return app.phone({ language: 'en', kept }, '/play/cops');
    }),
  );
  const [one, other] = both;
  if (!one || !other) throw new Error('There are two.');
  const twinned = [one, other] as const;
  await same(twinned);
  await onBoth(both, (phone) => new Hands(phone, copsHandling).lift());
  await different(twinned);
  const moves: CopsMove[] = [];
  for (const further of [dealtOut, hisLook, hisGun]) {
    moves.push(...further);
    await onBoth(both, async (phone) => void (await playMoves(phone, copsHandling, moves)));
    await same(twinned);
  }
  for (const phone of both) expect(await cardsTold(phone)).toEqual([phone.words.cast.crooked.name]);
});
