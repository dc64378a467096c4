import { destination, type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.ts';
import { withoutValues } from '../errors/without-values.ts';

/** An error as it is logged. */
const describeError = (error: unknown): unknown =>
  error instanceof Error ? pino.stdSerializers.err(withoutValues(error) as Error) : error;

/** Readable on a terminal, JSON lines everywhere else. */
export function makeLog(
  { logLevel: level }: Pick<Config, 'logLevel'>,
  stream: DestinationStream = standardOutput(),
): Logger {
  return pino({ level, serializers: { err: describeError } }, stream);
}

/**
 * Buffers lines for this many milliseconds or bytes: writing each line alone takes a twentieth of the time of
 * a small call.
 */
const TOGETHER = { periodicFlush: 200, minLength: 4096 };

/** Writes asynchronously; buffered lines are flushed when the process ends. */
const standardOutput = () =>
  process.stdout.isTTY
    ? pretty({ sync: true, ignore: 'pid,hostname' })
    : destination({ dest: process.stdout.fd, sync: false, ...TOGETHER });
