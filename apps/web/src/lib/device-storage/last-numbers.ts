/** Under which the numbers of the start page are kept, each with when it was asked for. */
export const LAST_NUMBERS = 'numbers';
