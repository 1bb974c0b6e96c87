import { duke, noDuke, parts } from './layout';

/**
 * What everybody heard and saw of a seat, as numbers: facts, no opinion. Training writes them where the table's other
 * numbers lie, a bot into its mind; the same few functions keep both. `from` is where the seat's numbers begin.
 */
export interface Ledger {
  [place: number]: number;
}

/** How often each part was claimed since the hand last changed; −1 where the claim was found out to be a lie. */
export const told = 0;
/** Claims shown to be true, and to be lies. */
export const proven = 5;
export const caught = 6;
/** Turns in which it claimed nobody, and took what anybody may take. */
export const modest = 7;
/** Claims of others it could have challenged, and those it did. */
export const chances = 8;
export const challenges = 9;

/** Its last two words, the later first: a number below six for each, none or a part. */
export const latest = 10;

/** How many numbers a seat has. */
export const ledgerSize = 11;

const many = 60;

function add(ledger: Ledger, place: number): void {
  const count = ledger[place] ?? 0;
  if (count < many) ledger[place] = count + 1;
}

export function claims(ledger: Ledger, from: number, claim: number): void {
  if (claim === noDuke) {
    ledger[from + told + duke] = -1;
    return;
  }
  const place = from + told + claim;
  ledger[place] = Math.min(2, Math.max(0, ledger[place] ?? 0) + 1);
  ledger[from + latest] = claim + 1 + 6 * ((ledger[from + latest] ?? 0) % 6);
}

export const actsModestly = (ledger: Ledger, from: number): void => add(ledger, from + modest);

export const letsPass = (ledger: Ledger, from: number): void => add(ledger, from + chances);

export function challengesOne(ledger: Ledger, from: number): void {
  add(ledger, from + chances);
  add(ledger, from + challenges);
}

/** The card is on its way out, and with it what was said of it. */
export function proves(ledger: Ledger, from: number, claim: number): void {
  add(ledger, from + proven);
  if (claim === noDuke) forgets(ledger, from);
  else takesBack(ledger, from, claim);
}

export function isCaught(ledger: Ledger, from: number, claim: number): void {
  add(ledger, from + caught);
  if (claim === noDuke) ledger[from + told + duke] = 1;
  else {
    takesBack(ledger, from, claim);
    ledger[from + told + claim] = -1;
  }
}

/** What was said of this part is no longer so. */
function takesBack(ledger: Ledger, from: number, part: number): void {
  ledger[from + told + part] = 0;
  const words = ledger[from + latest] ?? 0;
  const [last, before] = [words % 6, Math.floor(words / 6)];
  const kept = before === part + 1 ? 0 : before;
  ledger[from + latest] = last === part + 1 ? kept : last + 6 * kept;
}

/** A card turned up: what was claimed may have been this one. */
export function loses(ledger: Ledger, from: number, part: number): void {
  if ((ledger[from + told + part] ?? 0) > 0) takesBack(ledger, from, part);
}

/** A card nobody has seen has come in: what was known not to be there may be there. */
export function draws(ledger: Ledger, from: number): void {
  for (let part = 0; part < parts; part++)
    if ((ledger[from + told + part] ?? 0) < 0) ledger[from + told + part] = 0;
}

/** The whole hand may be another. */
export function forgets(ledger: Ledger, from: number): void {
  for (let part = 0; part < parts; part++) ledger[from + told + part] = 0;
  ledger[from + latest] = 0;
}
