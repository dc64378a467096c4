/** By which a passkey names its account: the bytes of the user's id, base64url. They tell nothing else. */
export const userHandle = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
