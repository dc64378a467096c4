/** Look of a surface: hairline border, 12 px corners. */
export const CARD_STYLE =
  'rounded-card border border-line by-default:bg-card by-default:p-4 by-default:sm:p-5';
