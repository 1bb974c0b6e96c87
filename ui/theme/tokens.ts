/** What everything on screen is measured in. */
export const space = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 36, huge: 56 } as const;

export const radius = { s: 4, m: 8, l: 14, round: 999 } as const;

/** The least size of a touch area. */
export const touchTarget = 48;

/** Lines of text longer than this are hard to follow. */
export const columnWidth = 620;

/** From this width on, a screen has room for two panes. */
export const twoPaneWidth = 720;

/** The pane with the question beside the table: its share of the width, and how wide it is at most. */
export const paneBeside = { share: 0.42, most: 460 } as const;

/** A phone in portrait that is lower than this has no room to spare. */
export const lowPhone = 700;

/** The things of the room, by what they are made of. Emblems and icons are drawn in these too. */
export const materials = {
  ink: '#1C1512',
  paper: '#F3E9D2',
  paperShade: '#DCCBA6',
  brass: '#C9A24B',
  brassLight: '#EBD08A',
  brassDark: '#8A6A22',
  night: '#15100C',
  felt: '#1C4235',
  feltShade: '#122C24',
} as const;

/** Colours of what is written on the felt, which is dark by night and by day. */
export const onFelt = {
  ink: materials.paper,
  muted: '#E6D8B8',
  brass: materials.brassLight,
  danger: '#FFC2B0',
} as const;

/** One colour a seat, told apart by people with any colour vision together with the seat's shape. */
export const seatColours = [
  '#D9694F',
  '#4F93C9',
  '#D6A93B',
  '#6FA96B',
  '#A97BC4',
  '#D98A3D',
  '#4FB0A5',
  '#C9709A',
  '#9AA0A8',
  '#A5784F',
] as const;

/** With text this many times as large as usual, what stands side by side needs a line of its own. */
export const largeText = 1.5;
