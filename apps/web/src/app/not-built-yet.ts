/** Screens that the navigation names but that do not exist yet. Each later version takes its own off this list. */
export const NOT_BUILT_YET = [
] as const;
