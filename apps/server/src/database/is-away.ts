/** Nothing listens there, or the connection broke. */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** PostgreSQL has stopped or crashed, or is starting and cannot answer yet (class 57P); or it lost the connection (class 08). */
const SQL_STATES = /^(57P0[1-3]|08\w{3})$/;

/** Whether an error only means that the database is not there right now. */
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
