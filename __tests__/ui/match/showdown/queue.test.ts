import { followed, settled, upToNow, withOneGone, type Course } from '../../../../ui/match/showdown/queue';

const step = () => ({});
const dealt = [step()];
const course = (steps: readonly unknown[], more: Partial<Course> = {}): Course => ({
  steps,
  finishing: false,
  over: false,
  ...more,
});
const first = upToNow(course(dealt));

test('what was there before is not shown', () => {
  expect(first.from).toBe(1);
  expect(settled(first, 0)).toBe(first);
});

test('what goes on is news, step upon step, until its scenes are gone', () => {
  const played = [...dealt, step()];
  const further = [...played, step()];
  const one = followed(first, course(played));
  expect(one.from).toBe(1);
  const two = followed(one, course(further));
  expect(two.from).toBe(1);
  expect(settled(two, 2)).toBe(two);
  const half = settled(withOneGone(two), 2);
  expect(half).toMatchObject({ from: 1, gone: 1 });
  expect(settled(withOneGone(half), 2)).toMatchObject({ from: 3, gone: 0 });
});

test('news without a scene is done with at once', () => {
  const quiet = settled(followed(first, course([...dealt, step()])), 0);
  expect(quiet.from).toBe(2);
  expect(settled(quiet, 0)).toBe(quiet);
});

test('looked at again, nothing changes', () => {
  const steps = [...dealt, step()];
  const queue = followed(first, course(steps));
  expect(followed(queue, course(steps))).toBe(queue);
});

test.each([
  ['taken back', () => dealt.slice(0, 1), () => [...dealt, step(), step()]],
  [
    'resumed, which makes other steps of the same moves',
    () => [step(), step(), step()],
    () => [...dealt, step()],
  ],
  ['dealt again', () => [step()], () => dealt],
])('a game that is %s shows nothing of what was', (_, then, before) => {
  const queue = followed(first, course(before()));
  const after = then();
  const shown = followed(queue, course(after));
  expect(shown).toMatchObject({ from: after.length, gone: 0 });
});

test('after a move was taken back, the one made instead is shown', () => {
  const played = [...dealt, step()];
  const back = followed(followed(first, course(played)), course(dealt.slice()));
  expect(followed(back, course([...dealt, step()])).from).toBe(1);
});

describe('where bots play straight to the end', () => {
  const begun = followed(first, course(dealt, { finishing: true }));

  test('nothing on the way is shown', () => {
    const far = followed(begun, course([...dealt, step(), step()], { finishing: true }));
    expect(far.from).toBe(3);
  });

  test('the end is', () => {
    const end = followed(begun, course([...dealt, step(), step()], { over: true }));
    expect(end.from).toBe(2);
  });

  test('and where a person is asked again, only what follows', () => {
    const asked = followed(begun, course([...dealt, step(), step()]));
    expect(asked.from).toBe(3);
    expect(followed(asked, course([...asked.steps, step()])).from).toBe(3);
  });
});
