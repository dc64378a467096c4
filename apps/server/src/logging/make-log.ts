import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.ts';

/** Readable on a terminal, JSON lines everywhere else. */
export function makeLog(config: Config): Logger {
  const stream = process.stdout.isTTY
    ? pretty({ sync: true, ignore: 'pid,hostname' })
    : process.stdout;
  return pino({ level: config.logLevel }, stream);
}
