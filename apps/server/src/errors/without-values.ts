import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * Classes of SQLSTATE whose messages speak of the server, of connections or of tables. All others may repeat values: what
 * users wrote, and the secrets of addresses.
 */
const WITHOUT_VALUES = new Set(['08', '28', '3D', '40', '42', '53', '55', '57', '58']);

/** The same error as it may stand in a log: of a failed query and of PostgreSQL's refusal all but the values. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof pg.DatabaseError) return refusal(error);
  const cause = withoutValues(error.cause);
  if (error instanceof DrizzleQueryError) {
    return like(error, `Failed query: ${error.query}`, { cause });
  }
  return cause === error.cause ? error : like(error, error.message, { cause });
}

function refusal(error: pg.DatabaseError): Error {
  const { code = '', constraint, table, column } = error;
  const isHarmless = WITHOUT_VALUES.has(code.slice(0, 2));
  const made = like(error, isHarmless ? error.message : `PostgreSQL refused it: ${code}`);
  return Object.assign(made, {
    code,
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(constraint !== undefined && { constraint }),
  });
}

/** Says something else, from the same place. */
function like({ name, stack = '' }: Error, message: string, options?: ErrorOptions): Error {
  const made = new Error(message, options);
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  made.name = name;
  made.stack = [`${name}: ${message}`, ...frames].join('\n');
  return made;
}
