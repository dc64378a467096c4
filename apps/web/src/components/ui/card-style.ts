/** Look of a surface: hairline border, 12 px corners. */
export const CARD_STYLE = 'rounded-card border border-line bg-card p-4 sm:p-5';
