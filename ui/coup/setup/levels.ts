import type { TFunction } from 'i18next';
import { botNamed, readBotName } from '../../../engine/core';
import { coupBots, type CoupBotId } from '../../../engine/coup';

const levelNamed = (id: string): CoupBotId =>
  coupBots.levels.find((bot) => bot.id === id)?.id ?? coupBots.usual.id;

/** A level a table can choose, and what it is like to play against. */
export const levelInWords = (t: TFunction, id: string): { readonly name: string; readonly hint: string } => ({
  name: t(`coup.setup.levels.${levelNamed(id)}`),
  hint: t(`coup.setup.levelHints.${levelNamed(id)}`),
});

/** The level at which a bot has played, which may be offered no more. */
export function levelPlayed(t: TFunction, bot: string): string {
  const { id } = botNamed(coupBots, readBotName(bot).level);
  return id === 'random' ? t('coup.setup.unlisted.random') : levelInWords(t, id).name;
}
