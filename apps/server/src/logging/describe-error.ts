import { pino } from 'pino';
import { withoutValues } from '../errors/without-values.ts';

/** An error as it stands in the log. */
export const describeError = (error: unknown): unknown =>
  error instanceof Error ? pino.stdSerializers.err(withoutValues(error) as Error) : error;
