import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * SQLSTATE classes whose messages are about the server, connections or tables. All others may repeat values:
 * text of users, and secrets from URLs.
 */
const WITHOUT_VALUES = new Set(['08', '28', '3D', '40', '42', '53', '55', '57', '58']);

/** The error in a form that may be logged: a failed query and PostgreSQL's error, without any values. */
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

/** An error with another message and the same stack. */
function like({ name, stack = '' }: Error, message: string, options?: ErrorOptions): Error {
  const made = new Error(message, options);
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  made.name = name;
  made.stack = [`${name}: ${message}`, ...frames].join('\n');
  return made;
}
