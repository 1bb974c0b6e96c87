/** The ways a slider is told to go without being touched. */
export type SlideTo = 'less' | 'more' | 'muchLess' | 'muchMore' | 'first' | 'last';
