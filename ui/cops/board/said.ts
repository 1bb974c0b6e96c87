import type { TFunction } from 'i18next';
import type { Action, CopsView } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { narratorFor, readerOf, type Narrator } from '../../log/eventRow';
import type { Speech } from '../../match/table/stage/speech';
import { partOfYours, partsOf, wordOf } from '../log/actions';

/** What has been declared and has not happened, or the shot whose end has not come. */
export function saidIn(t: TFunction, view: CopsView, names: readonly string[]): Speech | null {
  const { shot, declared, turn, outcome, chosenAnew } = view;
  if (outcome !== null) return null;
  const narrator = narratorFor(t, readerOf(view, names));
  if (shot !== null) return speechOf(shot.by, narrator, bullet(view, shot, narrator), 'danger');
  if (declared === null) return null;
  // GC-34: a card has come in between, and the news say which.
  if (chosenAnew) {
    const word = declared.type === 'shoot' && !canShoot(view) ? 'noShot' : 'anew';
    return speechOf(turn, narrator, t(`cops.board.claims.${word}`), 'brass');
  }
  const tone = declared.type === 'shoot' ? 'danger' : 'brass';
  return speechOf(turn, narrator, announcement(view, declared, narrator), tone);
}

function speechOf(seat: Seat, { t, name, you }: Narrator, text: string, tone: 'brass' | 'danger'): Speech {
  const who = seat === you ? t('cops.board.you') : name(seat);
  return {
    face: null,
    lines: [
      { text: who, size: 'medium', seat, name: name(seat) },
      { text, size: 'large', tone, heading: true },
    ],
  };
}

/** K-9 may have taken the gun, and a Taser brought one that cannot be fired yet. */
function canShoot({ seats, turn }: CopsView): boolean {
  const gun = seats[turn]?.gun ?? null;
  return gun !== null && gun.aim !== null && !gun.fresh;
}

function bullet(
  { asked }: CopsView,
  { target, landed }: NonNullable<CopsView['shot']>,
  { t, name, you }: Narrator,
): string {
  const underway = asked?.kind === 'deflect' ? 'shielded' : 'bullet';
  const word = landed ? 'hit' : underway;
  return target === you
    ? t(`cops.board.claimsAtYou.${word}`)
    : t(`cops.board.claims.${word}`, { target: name(target) });
}

/** Claims that name the one they are aimed at. */
const aimed = ['investigate', 'arm', 'rob', 'buy', 'grab'] as const;

/** What the player whose turn it is has declared. */
export function announcement(
  { turn, seats, variant, asked }: CopsView,
  declared: Action,
  narrator: Narrator,
): string {
  const { t, you } = narrator;
  // A Restraining Order: the player who was aimed at is safe from this shot.
  if (declared.type === 'shoot' && asked?.kind === 'aim') return t('cops.board.claims.shootElse');
  if (declared.type === 'shoot') return trigger(seats[turn]?.gun?.aim ?? null, narrator);
  const parts = partsOf(declared, narrator);
  const own = partOfYours(declared, narrator);
  if (own !== null) return t(`cops.board.claimsAtYou.${own}`, parts);
  const claim = declared.type === 'arm' && variant === 'band' ? 'rob' : wordOf(declared);
  const isYou = 'target' in declared && declared.target === you;
  const atYou = isYou ? aimed.find((one) => one === claim) : undefined;
  return atYou === undefined
    ? t(`cops.board.claims.${claim}`, parts)
    : t(`cops.board.claimsAtYou.${atYou}`, parts);
}

function trigger(aim: Seat | null, { t, name, you }: Narrator): string {
  if (aim === null) return t('cops.board.claims.shootNobody');
  return aim === you
    ? t('cops.board.claimsAtYou.shoot')
    : t('cops.board.claims.shoot', { target: name(aim) });
}
