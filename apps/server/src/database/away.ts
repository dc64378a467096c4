import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** No connection to the database was available. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** One caller has more queries waiting for a connection than its limit allows. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** The server is stopping, starting, out of connections, or cancelled a query that took too long. */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '53300', '57014']);
const CONNECTION_STATE = '08';
/** How the driver's messages begin when the connection broke; these errors have no code. */
const BROKEN = ['Connection terminated', 'Client has encountered a connection error'];

/** Whether an error means that the database is not reachable now, rather than that the query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof DrizzleQueryError) return isBroken(error.cause);
  if (!(error instanceof Error)) return false;
  return isRefusedByServer(error) || isDatabaseAway(error.cause);
}

function isRefusedByServer(error: Error): boolean {
  if (!(error instanceof pg.DatabaseError)) {
    return BROKEN.some((beginning) => error.message.startsWith(beginning));
  }
  const { code = '' } = error;
  return AWAY_STATES.has(code) || code.startsWith(CONNECTION_STATE);
}

/** A query that failed with anything but an answer of the server lost its connection. */
const isBroken = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError
    ? isRefusedByServer(cause)
    : cause instanceof DatabaseAway ||
      (cause instanceof Error && 'code' in cause) ||
      isDatabaseAway(cause);
