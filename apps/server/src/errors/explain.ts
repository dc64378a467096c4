import { ConfigError } from '../config/config.ts';
import { CannotStart } from './cannot-start.ts';
import { withoutValues } from './without-values.ts';

/** Where a defect lies helps whoever looks for it, and nobody else. */
const showsStacks = () => ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '');

/** Why a process ends, for the person who runs it: a sentence, never a stack unless it was asked for. */
export function explain(error: unknown): string {
  if (error instanceof CannotStart || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (showsStacks()) return (withoutValues(error) as Error).stack ?? error.name;
  return `Something went wrong that Hooplog does not know: ${messageOf(error)} (LOG_LEVEL=debug shows where)`;
}

/** Of several that failed together (the addresses of one name, say) each; an error without words has its code. */
export function messageOf(thrown: unknown): string {
  const error = withoutValues(thrown);
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message === '' ? code : error.message;
}
