/** The colours of an equipment card. */
export const steel = { accent: '#5B6472', accentShade: '#353C47' };
export const police = { accent: '#2F5D8A', accentShade: '#1B3B5E' };
export const alarm = { accent: '#A5372F', accentShade: '#6E1F1B' };
export const field = { accent: '#3E7A4E', accentShade: '#245033' };
export const leather = { accent: '#8A5A2F', accentShade: '#57361A' };
export const violet = { accent: '#6B4C8A', accentShade: '#432C5C' };
export const skin = { accent: '#C98A63', accentShade: '#9A5F40' };
