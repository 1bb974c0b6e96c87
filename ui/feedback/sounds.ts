import cover from '../../assets/sounds/cover.wav';
import deal from '../../assets/sounds/deal.wav';
import tap from '../../assets/sounds/tap.wav';
import uncover from '../../assets/sounds/uncover.wav';

/** What can be heard. No sound belongs to a role: it says what a hand does, never what the hand holds. */
export const sounds = { tap, uncover, cover, deal } as const;

export type Sound = keyof typeof sounds;
