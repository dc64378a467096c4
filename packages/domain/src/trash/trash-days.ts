/** How long what was deleted can be restored. */
export const TRASH_DAYS = 30;
