import type { TFunction } from 'i18next';
import { botNamed, readBotName, writeBotName, type GameTypes } from '../../engine/core';
import type { Language } from '../../store/languages';
import type { Names } from '../../store/names';
import type { Roster } from '../../store/setup/roster';
import type { Bounds, Seating, SeatingAction } from '../../store/setup/seating';
import type { Picture } from '../components/pictures';
import type { FaceChoiceWords, FaceInWords, FaceScreens } from '../faces/FaceScreens';
import { inDigitsOf } from '../i18n/written';
import type { SetupScreens } from './SetupScreens';

/** How well a bot of some game plays, in words. */
export interface Level {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
}

export interface OfferedFace extends FaceInWords {
  readonly picture: Picture | null;
}

/** The faces that can be chosen. */
export interface OfferedFaces {
  readonly all: readonly OfferedFace[];
  readonly words: FaceChoiceWords;
}

/** The bots of a game, as the page of a new game offers them. */
export interface BotChoice {
  readonly levels: readonly Level[];
  /** Null where the bots of a game differ only in their levels. */
  readonly faces: OfferedFaces | null;
  /** Names for a bot; it gets the first that is free. */
  namesFor(bot: string): Names;
  /** All names that are given to bots, to tell them from names that people wrote. */
  readonly given: Names;
  /** The next bot: it has the level of the last one, and another face if the last one has a face. */
  next(seating: Seating): string;
  /** The level at which a bot will play. An unknown level plays as the usual one. */
  levelOf(bot: string): Level;
  /** The bot's face, unless it is a secret. */
  faceOf(bot: string): OfferedFace | null;
  /** That it is a bot, and how it plays, in one line. */
  line(bot: string): string;
}

/** The props of the panel of players. */
export interface PeopleProps {
  readonly seating: Seating;
  readonly seats: Bounds;
  readonly bots: BotChoice;
  readonly act: (action: SeatingAction) => void;
  readonly roster: Roster;
  readonly onForget: (name: string) => void;
}

/** One name for each seat of the largest table. */
const botLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

export const botNamesIn = (t: TFunction): Names => botLetters.map((letter) => t(`setup.botNames.${letter}`));

/** Numbered names, for bots with the same face. */
const numbered = (language: Language, name: string): Names =>
  botLetters.map((_, at) => (at === 0 ? name : `${name} ${inDigitsOf(language, String(at + 1))}`));

export function botChoice<G extends GameTypes, Choices>(
  t: TFunction,
  language: Language,
  { rules, level }: Pick<SetupScreens<G, Choices>, 'rules' | 'level'>,
  faces: FaceScreens | undefined,
): BotChoice {
  const { bots } = rules.table;
  const offered = faces ? facesOffered(t, faces) : null;
  const plainNames = botNamesIn(t);
  const levelOf = (bot: string): Level => {
    const { id } = botNamed(bots, readBotName(bot).level);
    return { id, ...level(t, id) };
  };
  const faceOf = (bot: string): OfferedFace | null => {
    const { face, isSecret } = readBotName(bot);
    return (!isSecret && offered?.all.find(({ id }) => id === face)) || null;
  };
  const namesOfFace = ({ name }: OfferedFace) => numbered(language, name);
  return {
    levels: bots.levels.map(({ id }) => levelOf(id)),
    faces: offered,
    namesFor: (bot) => {
      const face = faceOf(bot);
      return face ? namesOfFace(face) : plainNames;
    },
    given: [...plainNames, ...(offered?.all ?? []).flatMap(namesOfFace)],
    next: (seating) => {
      const last = seating.findLast(({ bot }) => bot !== null)?.bot ?? bots.usual.id;
      if (!faceOf(last)) return last;
      const seated = seating.map(({ bot }) => bot !== null && readBotName(bot).face);
      const other = offered?.all.find(({ id }) => !seated.includes(id));
      return other ? withFace(last, other.id) : last;
    },
    levelOf,
    faceOf,
    line: (bot) => {
      const face = faceOf(bot)?.called ?? (readBotName(bot).isSecret ? offered?.words.surprise : undefined);
      const { name } = levelOf(bot);
      return face === undefined || !faces ? t('setup.botAt', { level: name }) : faces.botLine(t, name, face);
    },
  };
}

const facesOffered = (t: TFunction, faces: FaceScreens): OfferedFaces => ({
  all: faces.ids.flatMap((id) => {
    const words = faces.inWords(t, id);
    return words ? [{ ...words, picture: faces.pictureOf(t, id) }] : [];
  }),
  words: faces.choice(t),
});

/** The same bot with this face, or with none. */
export const withFace = (bot: string, face: string | null): string =>
  writeBotName({ ...readBotName(bot), face, isSecret: false });

/** The same bot with a face that is to be a surprise. */
export const withSurprise = (bot: string): string =>
  writeBotName({ ...readBotName(bot), face: null, isSecret: true });
