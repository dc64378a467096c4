/** Storage name and owner of the user who was signed in here last. */
export const LAST_USER = ['user', 'last'] as const;
