import { ConfigError } from '../config/config.ts';
import { CannotStart } from './cannot-start.ts';
import { withoutValues } from './without-values.ts';

/** Stack traces only help developers, so they are shown only at these log levels. */
const showsStacks = () => ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '');

/** Why a process ends, for the person who runs it: a sentence, without a stack unless requested. */
export function explain(error: unknown): string {
  if (error instanceof CannotStart || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (showsStacks()) return (withoutValues(error) as Error).stack ?? error.name;
  return `Something went wrong that Hooplog does not know: ${messageOf(error)} (LOG_LEVEL=debug shows where)`;
}

/**
 * The message of an error; of several combined errors (one per address of a host name, for instance) all
 * messages. An error without a message gives its code.
 */
export function messageOf(thrown: unknown): string {
  const error = withoutValues(thrown);
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message === '' ? code : error.message;
}
