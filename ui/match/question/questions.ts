import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { GameTypes, Seat } from '../../../engine/core';
import type { Pace } from '../../../store/match/pace';
import type { AppliedRule } from '../../rules/appliedRule';
import type { DecisionProps, SeenTable } from '../GameScreens';
import type { SeatMark } from '../table/MarkPill';

export type QuestionRoom = 'more' | 'all';

/** Why somebody is asked, where it is not the course of a turn, and where that is to be read. */
export interface Cause {
  readonly words: string;
  readonly rule: AppliedRule;
}

/** All that shows of a kind of question. */
export interface QuestionRow<G extends GameTypes, Kind extends G['Kind'] = G['Kind']> {
  readonly Sheet: ComponentType<DecisionProps<G, Kind>>;
  /** Who is asked and what, for everybody to read. */
  line(t: TFunction, view: G['View'], names: readonly string[]): string;
  /** The rule behind it. */
  rule?(view: G['View']): AppliedRule | null;
  /** What a seat is told before all else, because it is about them. */
  warns?(t: TFunction, view: G['View'], seat: Seat): string | null;
  cause?(t: TFunction, seen: SeenTable<G>, past: readonly G['Event'][]): Cause | null;
  /** With which words the whole table lets it pass. */
  readonly passes?: Passes<G>;
  /** Stands beside a seat that answers anything else: the question mark, if nothing is said. */
  readonly mark?: SeatMark;
  /** What hangs on a seat's answer, a line each: the same for every hand. */
  stakes?(t: TFunction, view: G['View'], seat: Seat, names: readonly string[]): readonly string[];
  /** What the sheet shows itself: the cards of the player who is asked, or what was announced. */
  readonly shows?: readonly ('cards' | 'claim')[];
  /**
   * Its answers take much room, and everything beside them makes way: where one person plays alone it may take more than
   * two fifths of a phone; with `all`, of a low one, too.
   */
  readonly room?: QuestionRoom;
  /** Everybody may hear the answer, though it could be given in secret: it can be given on the open table. */
  readonly open?: {
    when(pace: Pace, view: G['View']): boolean;
    /** The answers that tell nothing of a hand; with others besides, it is answered under the lamp as well. */
    answers?(moves: readonly G['Answers'][Kind][]): readonly G['Answers'][Kind][];
  };
}

interface Passes<G extends GameTypes> {
  all(t: TFunction): string;
  /** At a quick table it stands open while the next question is asked: who answers that has let all of this pass. */
  readonly withNext?: true;
  /**
   * The same where somebody is asked next about what lies on the table: it stays as it is, or one of a few others takes
   * its place, or they choose again.
   */
  andStay?(
    t: TFunction,
    view: G['View'],
    staying: { readonly seat: Seat; readonly move: G['Move'] },
    names: readonly string[],
  ): { readonly stays: string; readonly anew: string; other(move: G['Move']): string };
  /** The same where those who are asked can answer with it what they are asked next: nobody does, or one does then. */
  ahead?(t: TFunction): { readonly nobody: string; readonly then: string };
}

export type QuestionRows<G extends GameTypes> = { readonly [Kind in G['Kind']]: QuestionRow<G, Kind> };
