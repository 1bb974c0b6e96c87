/** What is told in one breath: one event, or several that are one thing to whoever sits at the table. */
export type Breath<Event> = readonly [Event, ...Event[]];

export interface Happened<Event> {
  readonly step: number;
  readonly event: Event;
}

/** What is told in one breath, and the step it ended with, which is where its line of a log leads. */
interface Told<Event> {
  readonly step: number;
  readonly breath: Breath<Event>;
}

export function breathsOf<Event>(
  happened: readonly Happened<Event>[],
  isOneBreath: (first: Event, event: Event) => boolean,
): readonly Told<Event>[] {
  const told: Told<Event>[] = [];
  for (const { step, event } of happened) {
    const last = told.at(-1);
    if (last && isOneBreath(last.breath[0], event))
      told[told.length - 1] = { step, breath: [...last.breath, event] };
    else told.push({ step, breath: [event] });
  }
  return told;
}
