import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.ts';
import { withoutValues } from '../errors/without-values.ts';

/** An error as it stands in the log. */
const describeError = (error: unknown): unknown =>
  error instanceof Error ? pino.stdSerializers.err(withoutValues(error) as Error) : error;

/** Readable on a terminal, JSON lines everywhere else. */
export function makeLog(
  { logLevel: level }: Pick<Config, 'logLevel'>,
  stream: DestinationStream = standardOutput(),
): Logger {
  return pino({ level, serializers: { err: describeError } }, stream);
}

const standardOutput = () =>
  process.stdout.isTTY ? pretty({ sync: true, ignore: 'pid,hostname' }) : process.stdout;
