/** How a workout came about: a film counted afterwards or live, shots counted by hand, or timed exercises. */
export const HISTORY_KINDS = ['video', 'live', 'hand', 'timed'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
