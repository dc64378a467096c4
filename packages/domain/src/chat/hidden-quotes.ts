/** Why a quoted message is hidden from the reader of the reply. `earlier`: from before they joined the squad. */
export const HIDDEN_QUOTES = ['removed', 'earlier', 'reported', 'muted'] as const;
export type HiddenQuote = (typeof HIDDEN_QUOTES)[number];
