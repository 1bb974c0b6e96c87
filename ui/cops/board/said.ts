import type { TFunction } from 'i18next';
import type { Action, CopsView } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { readerOf, type Reader } from '../../log/eventRow';
import { nameAt } from '../../match/seat';
import type { Speech } from '../../match/table/stage/speech';
import { partOfYours, partsOf, wordOf } from '../log/actions';

/** What has been declared and has not happened, or the shot whose end has not come. */
export function saidIn(t: TFunction, view: CopsView, names: readonly string[]): Speech | null {
  const { shot, declared, turn, outcome, chosenAnew } = view;
  if (outcome !== null) return null;
  const reader = readerOf(view, names);
  if (shot !== null) return speechOf(t, shot.by, reader, bullet(t, view, shot, reader), 'danger');
  if (declared === null) return null;
  // GC-34: a card has come in between, and the news say which.
  if (chosenAnew) {
    const word = declared.type === 'shoot' && !canShoot(view) ? 'noShot' : 'anew';
    return speechOf(t, turn, reader, t(`cops.board.claims.${word}`), 'brass');
  }
  const tone = declared.type === 'shoot' ? 'danger' : 'brass';
  return speechOf(t, turn, reader, announcement(t, view, declared, reader), tone);
}

function speechOf(
  t: TFunction,
  seat: Seat,
  { names, you }: Reader,
  text: string,
  tone: 'brass' | 'danger',
): Speech {
  const name = nameAt(names, seat);
  return {
    face: null,
    lines: [
      { text: seat === you ? t('cops.board.you') : name, size: 'medium', seat, name },
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
  t: TFunction,
  { asked }: CopsView,
  { target, landed }: NonNullable<CopsView['shot']>,
  { names, you }: Reader,
): string {
  const underway = asked?.kind === 'deflect' ? 'shielded' : 'bullet';
  const word = landed ? 'hit' : underway;
  return target === you
    ? t(`cops.board.claimsAtYou.${word}`)
    : t(`cops.board.claims.${word}`, { target: nameAt(names, target) });
}

/** Claims that name the one they are aimed at. */
const aimed = ['investigate', 'arm', 'rob', 'buy', 'grab'] as const;

/** What the player whose turn it is has declared. */
function announcement(
  t: TFunction,
  { turn, seats, variant, asked }: CopsView,
  declared: Action,
  reader: Reader,
): string {
  // A Restraining Order: the player who was aimed at is safe from this shot.
  if (declared.type === 'shoot' && asked?.kind === 'aim') return t('cops.board.claims.shootElse');
  if (declared.type === 'shoot') return trigger(t, seats[turn]?.gun?.aim ?? null, reader);
  const parts = partsOf(declared, reader);
  const own = partOfYours(declared, reader);
  if (own !== null) return t(`cops.board.claimsAtYou.${own}`, parts);
  const claim = declared.type === 'arm' && variant === 'band' ? 'rob' : wordOf(declared);
  const isYou = 'target' in declared && declared.target === reader.you;
  const atYou = isYou ? aimed.find((one) => one === claim) : undefined;
  return atYou === undefined
    ? t(`cops.board.claims.${claim}`, parts)
    : t(`cops.board.claimsAtYou.${atYou}`, parts);
}

function trigger(t: TFunction, aim: Seat | null, { names, you }: Reader): string {
  if (aim === null) return t('cops.board.claims.shootNobody');
  return aim === you
    ? t('cops.board.claimsAtYou.shoot')
    : t('cops.board.claims.shoot', { target: nameAt(names, aim) });
}
