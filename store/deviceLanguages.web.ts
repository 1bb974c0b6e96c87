/** What the browser's reader speaks, the dearest first. It says so itself, more cheaply than a library would. */
export const deviceLanguages = (): readonly (string | null)[] =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? null);
