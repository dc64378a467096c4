import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';

/** The query that failed without its values: they are what users wrote, and the secrets of addresses. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = withoutValues(error.cause);
  if (!(error instanceof DrizzleQueryError)) {
    if (cause === error.cause) return error;
    return named(new Error(error.message, { cause }), error.name, error.stack);
  }
  const { query, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  const message = `Failed query: ${query}`;
  return named(new Error(message, { cause }), error.name, [message, ...frames].join('\n'));
}

function named(error: Error, name: string, stack: string | undefined): Error {
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** An error as it stands in the log. */
export const describeError = (error: unknown): unknown =>
  error instanceof Error ? pino.stdSerializers.err(withoutValues(error) as Error) : error;
