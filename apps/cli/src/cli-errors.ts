/** The command's arguments are invalid (exit code 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The video cannot be opened at all (exit code 3). */
export class UnopenedVideo extends Error {
  override readonly name = 'UnopenedVideo';
}
