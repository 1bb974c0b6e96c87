import { inEachLanguage } from '../../../store/languages';
import { lateWords } from '../../../ui/i18n/lateWords';
import { later } from '../../../ui/later/later';

/** A part whose fetching ends as the test says. */
function partByHand() {
  const asked: { arrive: (value: string) => void; fail: () => void }[] = [];
  const part = later(
    () =>
      new Promise<string>((arrive, reject) =>
        asked.push({ arrive, fail: () => reject(new Error('no network')) }),
      ),
  );
  return { part, asked };
}

/** What comes first, `shared`, is here at once in a test, but not in the same breath. */
const aMoment = () => new Promise((done) => setImmediate(done));

it('is fetched by nobody until it is asked for', async () => {
  const { part, asked } = partByHand();
  await aMoment();
  expect(asked).toHaveLength(0);
  expect(part.now()).toEqual({ is: 'awaited' });
});

it('is fetched once, however many ask, and can be read at once from then on', async () => {
  const { part, asked } = partByHand();
  const everybody = Promise.all([part.load(), part.load()]);
  await aMoment();
  asked[0]?.arrive('a page');
  await everybody;
  await part.load();
  expect(asked).toHaveLength(1);
  expect(part.now()).toEqual({ is: 'here', value: 'a page' });
});

it('says that it could not be had, and is fetched again on request', async () => {
  const { part, asked } = partByHand();
  const first = part.load();
  await aMoment();
  asked[0]?.fail();
  await first;
  expect(part.now()).toEqual({ is: 'missing' });

  const second = part.load();
  expect(part.now()).toEqual({ is: 'awaited' });
  await aMoment();
  asked[1]?.arrive('a page');
  await second;
  expect(part.now()).toEqual({ is: 'here', value: 'a page' });
});

it('tells its listeners, and nobody who has stopped', async () => {
  const part = later(() => Promise.resolve('a page'));
  const [stays, leaves] = [jest.fn(), jest.fn()];
  part.subscribe(stays);
  part.subscribe(leaves)();
  await part.load();
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});

it('is here when its words are, and missing without them', async () => {
  const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve({ words: {} })];
  const words = lateWords(inEachLanguage(() => () => answers.shift()?.() ?? Promise.resolve({ words: {} })));
  const part = later(() => Promise.resolve('a page'), words);
  await part.load();
  expect(part.now()).toEqual({ is: 'missing' });
  await part.load();
  expect(part.now()).toEqual({ is: 'here', value: 'a page' });
});
