/** A passkey's reference to its account: the bytes of the user's id, base64url. It reveals nothing else. */
export const userHandle = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
