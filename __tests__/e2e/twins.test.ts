import { cover, curtainOf } from './support/curtain';
import { openHouse } from './support/house';
import type { Phone } from './support/phone';
import { choose, handOver, liftCurtain, reads, say, sitting, takePhone, touchSeat } from './support/playing';
import { cardsTold, told } from './support/secrets';

const house = openHouse();

/** Two tables that differ in nothing but the cards nobody sees. */
const twins = [
  { hands: { Ann: 'duke duke', Bob: 'assassin contessa', Cem: 'captain ambassador' }, court: 'captain duke' },
  { hands: { Ann: 'captain contessa', Bob: 'duke ambassador', Cem: 'assassin assassin' }, court: 'contessa' },
] as const;

/** Does the same on both phones, one after the other: they share a clock with nobody. */
async function onBoth(phones: readonly Phone[], deed: (phone: Phone) => Promise<void>): Promise<void> {
  for (const phone of phones) {
    await deed(phone);
    await phone.letters();
  }
}

const close = async (phone: Phone) => say(phone, phone.words.common.close);

describe.each(['fa', 'en'] as const)('two tables that differ only in hidden cards, in %s,', (language) => {
  async function phones(settings = {}): Promise<readonly [Phone, Phone]> {
    const [one, other] = twins;
    return [
      await sitting(house, one, { language }, settings),
      await sitting(house, other, { language }, settings),
    ];
  }

  /** The same to every eye and ear, and not a card is named that lies face down. */
  async function same([one, other]: readonly [Phone, Phone]): Promise<void> {
    const [first, second] = [await told(one), await told(other)];
    expect(first.spoken).toBe(second.spoken);
    expect(first.tree).toBe(second.tree);
    expect(one.page.url().replace(one.site.url, '')).toBe(other.page.url().replace(other.site.url, ''));
  }

  async function different([one, other]: readonly [Phone, Phone]): Promise<void> {
    const [first, second] = [await told(one), await told(other)];
    expect(first.spoken).not.toBe(second.spoken);
    expect(first.tree).not.toBe(second.tree);
  }

  const nothingNamed = async (both: readonly Phone[]) => {
    for (const phone of both) expect(await cardsTold(phone)).toEqual([]);
  };

  it('look and sound alike wherever everybody may look, and differ behind the curtain', async () => {
    const both = await phones();
    const [{ words }] = both;
    await same(both);
    await nothingNamed(both);

    await onBoth(both, async (phone) => {
      await handOver(phone, 'Ann').tap();
      await curtainOf(phone, 'Ann').waitFor();
    });
    await same(both);
    await nothingNamed(both);
    await onBoth(both, (phone) => liftCurtain(phone, 'Ann'));
    await different(both);
    await onBoth(both, cover);
    await same(both);
    await nothingNamed(both);

    await onBoth(both, async (phone) => {
      await takePhone(phone, 'Ann');
      await choose(phone, 'income');
      await handOver(phone, 'Bob').waitFor();
    });
    await same(both);
    await nothingNamed(both);

    await onBoth(both, async (phone) => {
      await takePhone(phone, 'Bob');
      await choose(phone, 'foreignAid');
      await reads(phone, words.decision.question.blockAny).waitFor();
    });
    await same(both);
    await nothingNamed(both);

    await onBoth(both, (phone) => touchSeat(phone, 'Cem'));
    await same(both);
    await onBoth(both, close);

    await onBoth(both, (phone) => phone.press(words.match.peek));
    await same(both);
    await nothingNamed(both);
    await onBoth(both, async (phone) => {
      await phone.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Cem' }).tap();
      await curtainOf(phone, 'Cem').waitFor();
    });
    await same(both);
    await nothingNamed(both);
    await onBoth(both, (phone) => liftCurtain(phone, 'Cem'));
    await different(both);
    await onBoth(both, cover);
    await same(both);

    await onBoth(both, (phone) => phone.press(words.match.nobodyBlocks));
    await same(both);

    await onBoth(both, (phone) => phone.press(words.match.log));
    await same(both);
    await nothingNamed(both);
    await onBoth(both, async (phone) => {
      await phone.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Ann' }).first().tap();
      await phone.button(words.story.replay.toLog).waitFor();
    });
    await same(both);
    await nothingNamed(both);
    await onBoth(both, async (phone) => {
      await phone.press(words.story.replay.turnOn);
    });
    await same(both);
    await onBoth(both, close);

    // Killed and opened again, the phone tells no more than before.
    await onBoth(both, (phone) => phone.reload());
    await same(both);
    await nothingNamed(both);
  });

  it('offer the same answers where each is asked in private, the truth or a lie', async () => {
    const both = await phones({ askInPrivate: true });
    const [{ words }] = both;
    const offered = ({ page }: Phone) => page.getByRole('button').allInnerTexts();
    await onBoth(both, (phone) => takePhone(phone, 'Ann'));
    expect(await offered(both[0])).toEqual(await offered(both[1]));
    await onBoth(both, (phone) => choose(phone, 'tax'));
    for (const name of ['Bob', 'Cem']) {
      await onBoth(both, (phone) => handOver(phone, name).waitFor());
      await same(both);
      await onBoth(both, (phone) => takePhone(phone, name));
      await different(both);
      expect(await offered(both[0])).toEqual(await offered(both[1]));
      await onBoth(both, (phone) => phone.press(words.decision.answers.allow));
    }
    await onBoth(both, (phone) => handOver(phone, 'Bob').waitFor());
    await same(both);
  });
});

it('what is shown is told, and what was drawn for it is not', async () => {
  const [one] = twins;
  const phone = await sitting(house, one, { language: 'en' });
  const { decision, cast } = phone.words;
  await takePhone(phone, 'Ann');
  await choose(phone, 'tax');
  await touchSeat(phone, 'Cem');
  await say(phone, decision.answers.challenge);
  await handOver(phone, 'Ann').waitFor();
  // Claimed aloud, and so for all to see; nothing else is.
  expect(await cardsTold(phone)).toEqual([cast.duke.name]);
  await takePhone(phone, 'Ann');
  await phone.press(phone.fill(decision.confirm.show, { role: cast.duke.name }));
  await handOver(phone, 'Cem').waitFor();
  expect(await cardsTold(phone)).toEqual([cast.duke.name]);
  await takePhone(phone, 'Cem');
  await phone.press(cast.ambassador.name, 'radio');
  await phone.press(phone.fill(decision.confirm.lose, { role: cast.ambassador.name }));
  await handOver(phone, 'Bob').waitFor();
  expect(await cardsTold(phone)).toEqual([cast.ambassador.name]);
});
