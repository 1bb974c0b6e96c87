import type { Drawing } from './drawing';

/**
 * The one drawing the app's icons come from. Everything important lies within 338 of the middle, which no launcher
 * cuts; cord, table and sleeve run on to the edges.
 */
export const mark: Drawing = {
  size: [1024, 1024],
  shapes: [
    { d: 'M501 0L523 0L523 190L501 190Z', fill: 'brassDark' },
    { d: 'M480 176L544 176L552 212L472 212Z', fill: 'brass' },
    { d: 'M472 206L552 206C610 220 646 254 654 302L370 302C378 254 414 220 472 206Z', fill: 'brass' },
    { d: 'M472 206C446 232 434 264 434 302L370 302C378 254 414 220 472 206Z', fill: 'brassDark' },
    { d: 'M552 206C610 220 646 254 654 302L590 302C590 264 578 232 552 206Z', fill: 'brassLight' },
    { d: 'M466 318L558 318L630 572L394 572Z', fill: 'paper' },
    { d: 'M398 318L446 318L372 572L220 572Z', fill: 'brassLight' },
    { d: 'M578 318L626 318L804 572L652 572Z', fill: 'brassLight' },
    { d: 'M0 588L1024 588L1024 640L0 640Z', fill: 'brassDark' },
    { d: 'M214 588L810 588L822 640L202 640Z', fill: 'brass' },
    { d: 'M359 656L501 656L537 788L406 824Z', fill: 'paper' },
    { d: 'M410 689L452 723L430 774L388 741Z', fill: 'ink' },
    {
      d: 'M509 655L622 683L613 720L500 692C490 689 483 680 486 670C488 659 499 652 509 655Z',
      fill: 'brassLight',
      stroke: 'night',
      width: 11,
      round: true,
    },
    {
      d: 'M487 697L609 727L600 764L478 734C468 731 462 720 464 710C467 700 477 694 487 697Z',
      fill: 'brassLight',
      stroke: 'night',
      width: 11,
      round: true,
    },
    {
      d: 'M490 744L595 770L586 805L481 779C471 776 465 766 467 757C470 747 480 741 490 744Z',
      fill: 'brass',
      stroke: 'night',
      width: 11,
      round: true,
    },
    {
      d: 'M583 678L654 707L670 725L647 813L625 824L553 801Z',
      fill: 'brass',
      stroke: 'night',
      width: 11,
      round: true,
    },
    { d: 'M683 714L719 723L689 842L654 833Z', fill: 'paper', stroke: 'night', width: 11, round: true },
    { d: 'M731 715L1018 751L1018 969L697 855Z', fill: 'brassDark', stroke: 'night', width: 11, round: true },
  ],
};
