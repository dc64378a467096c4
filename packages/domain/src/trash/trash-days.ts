/** Days for which deleted things can be restored. */
export const TRASH_DAYS = 30;
