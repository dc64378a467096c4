/** Why the reader does not see the message that a reply quotes. `earlier`: from before they joined the squad. */
export const HIDDEN_QUOTES = ['removed', 'earlier', 'reported', 'muted'] as const;
export type HiddenQuote = (typeof HIDDEN_QUOTES)[number];
