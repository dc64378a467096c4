/** Storage name of the start page's numbers, each with the time of its request. */
export const LAST_NUMBERS = 'numbers';
