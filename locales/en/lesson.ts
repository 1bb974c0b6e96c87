/** A first game of any kind, with a comment on every step. */
export const lesson = {
  title: 'Learn to play',
  guide: 'The lesson',
  watch: 'Now watch the middle of the table.',
  astray: 'In a real game you could. Here, touch what is framed.',
  further: 'Go on',
  skip: 'Skip the lesson',
  overTitle: 'Now you can play',
  skippedTitle: 'Lesson over',
  skippedText: 'It can be taken at any time: there is a door to it on the first page.',
  again: 'Once more',
  putBack: 'Go on with the lesson',
} as const;
