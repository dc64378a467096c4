/** Storage name of the hand count in progress; the owner is added. */
export const COUNTING = 'counting';
