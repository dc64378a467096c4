import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** No connection could be had. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** One caller has more queries waiting for their share of the connections than is kept in memory. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** It stops, it starts, it has no connection left, or it was told to end what takes too long. */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '53300', '57014']);
const CONNECTION_STATE = '08';
/** How the driver begins to say that the connection broke, without a code. */
const BROKEN = ['Connection terminated', 'Client has encountered a connection error'];

/** Whether an error says that the database does not answer now, and not that something is wrong with what it was asked. */
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

/** Whatever ends a query and is no answer of the server's is the connection's. */
const isBroken = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError
    ? isRefusedByServer(cause)
    : cause instanceof DatabaseAway ||
      (cause instanceof Error && 'code' in cause) ||
      isDatabaseAway(cause);
