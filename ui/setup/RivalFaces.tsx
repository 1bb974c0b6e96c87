import { readBotName, seeded, shuffled } from '../../engine/core';
import { freshSeed } from '../../store/seed';
import type { Seating } from '../../store/setup/seating';
import { Segmented } from '../components/Segmented';
import { withFace, withSurprise, type OfferedFaces, type PeopleProps } from './people';

const kinds = ['plain', 'various', 'surprise'] as const;
type Kind = (typeof kinds)[number];

const mixed = 'mixed';

interface RivalFacesProps extends Pick<PeopleProps, 'seating' | 'bots' | 'act'> {
  readonly faces: OfferedFaces;
}

/** Chooses the faces of all rivals at once. A single rival's face is chosen at its seat. */
export function RivalFaces({ seating, bots, act, faces: { all, words } }: RivalFacesProps) {
  const seen = kindsAt(seating);
  const [kind] = seen;
  const chosen = kind === undefined || seen.some((one) => one !== kind) ? mixed : kind;

  const choose = (wanted: Kind) => {
    const [order] = shuffled(all, seeded(freshSeed()));
    const become: Readonly<Record<Kind, (bot: string, at: number) => string>> = {
      plain: (bot) => withFace(bot, null),
      surprise: withSurprise,
      various: (bot, at) => withFace(bot, order[at % order.length]?.id ?? null),
    };
    const rivals = seating.flatMap(({ id, bot }) => (bot === null ? [] : [{ id, bot }]));
    act({
      type: 'seatBots',
      coming: rivals.map(({ id, bot: now }, at) => {
        const bot = become[wanted](now, at);
        return { id, bot, botNames: bots.namesFor(bot), given: bots.given };
      }),
    });
  };
  return (
    <Segmented
      label={words.all}
      hint={hints[chosen](words)}
      choices={[
        ...kinds.map((value) => ({ value, label: words[value] })),
        ...(chosen === mixed ? [{ value: mixed, label: words.mixed } as const] : []),
      ]}
      chosen={chosen}
      onChoose={(wanted) => wanted !== mixed && choose(wanted)}
    />
  );
}

const kindsAt = (seating: Seating): readonly Kind[] =>
  seating.flatMap(({ bot }): readonly Kind[] => {
    if (bot === null) return [];
    const { face, isSecret } = readBotName(bot);
    return [isSecret ? 'surprise' : face === null ? 'plain' : 'various'];
  });

const hints: Readonly<Record<Kind | typeof mixed, (words: OfferedFaces['words']) => string>> = {
  plain: ({ noneHint }) => noneHint,
  various: ({ variousHint }) => variousHint,
  surprise: ({ surpriseHint }) => surpriseHint,
  mixed: ({ mixedHint }) => mixedHint,
};
