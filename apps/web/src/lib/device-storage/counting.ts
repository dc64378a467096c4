/** Under which a workout is kept that is being counted by hand: name, owner comes besides. */
export const COUNTING = 'counting';
