/** PostgreSQL's `foreign_key_violation`. */
const CODE = '23503';

/** Whether a row could not be written because a row that it references has been deleted. */
export function namesNothing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === CODE) || namesNothing(error.cause);
}
