import type { TFunction } from 'i18next';
import { readBotName } from '../../../engine/core';
import { levelPlayed } from '../setup/levels';
import { coupFaces } from './faces';

/** Who a bot was, once the game is over: its level and its face, which may have been a secret. */
export function botRevealed(t: TFunction, bot: string): string {
  const { face, isSecret } = readBotName(bot);
  const name = levelPlayed(t, bot);
  const called = face === null ? undefined : coupFaces.inWords(t, face)?.called;
  if (called === undefined) return t('setup.botAt', { level: name });
  return isSecret
    ? t('coup.faceChoice.botWas', { level: name, face: called })
    : coupFaces.botLine(t, name, called);
}
