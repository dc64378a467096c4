/** Nobody listens, or the connection broke. */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** PostgreSQL is stopped, crashed, or starts and cannot be asked yet (class 57P); connections it lost (class 08). */
const SQL_STATES = /^(57P0[1-3]|08\w{3})$/;

/** Whether an error only says that the database is not there right now. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    BROKEN.includes(code) ||
    SQL_STATES.test(code) ||
    error.message.startsWith('Connection terminated') ||
    isAway(error.cause)
  );
}
