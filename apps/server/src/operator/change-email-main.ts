// `npm run email -- OLD NEW`, next to the running program: docs/operations.md says when.
import { emailSchema } from '@hooplog/contract';
import { z } from 'zod';
import { ConfigError, readConfig } from '../config/config.ts';
import { keptSessionSecret } from '../config/session-secret.ts';
import { connect, disconnect } from '../database/connect.ts';
import { urlOfRunning } from '../database/embedded/running.ts';
import { replaceAddress } from '../services/email-change/replace-address.ts';
import { runCommand } from './run-command.ts';

const argumentsSchema = z.tuple([emailSchema, emailSchema]);

async function change(given: readonly string[]): Promise<string> {
  const parsed = argumentsSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError('Usage: npm run email -- OLD NEW');
  const [from, to] = parsed.data;
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? (await urlOfRunning(config.dataDir));
  if (url === null) throw new ConfigError('Hooplog is not running. Start it first: npm start');
  const secret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir));
  const database = connect(url, { max: 1 });
  try {
    await replaceAddress({ database, secret, now: () => new Date() }, { from, to });
  } finally {
    await disconnect(database);
  }
  return `The account of ${from} has the address ${to} now, and is signed out everywhere.`;
}

await runCommand(() => change(process.argv.slice(2)));
