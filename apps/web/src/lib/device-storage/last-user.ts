/** Under which the user is kept who was signed in here last: name and owner. */
export const LAST_USER = ['user', 'last'] as const;
