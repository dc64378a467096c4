// `npm run birthday -- ADDRESS YYYY-MM-DD`, next to the running program: docs/operations.md says when.
import { birthdaySchema, emailSchema } from '@hooplog/contract';
import { z } from 'zod';
import { ConfigError, readConfig } from '../config/config.ts';
import { connect, disconnect } from '../database/connect.ts';
import { urlOfRunning } from '../database/embedded/running.ts';
import { correctBirthday } from '../services/users/correct-birthday.ts';
import { runCommand } from './run-command.ts';

const argumentsSchema = z.tuple([emailSchema, z.iso.date().pipe(birthdaySchema)]);

/** A valid date that cannot be a birthday has its own message. */
const usage = ({ issues }: z.ZodError) =>
  issues.find(({ code }) => code === 'custom')?.message ??
  'Usage: npm run birthday -- ADDRESS YYYY-MM-DD';

async function correct(given: readonly string[]): Promise<string> {
  const parsed = argumentsSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(usage(parsed.error));
  const [email, day] = parsed.data;
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? (await urlOfRunning(config.dataDir));
  if (url === null) throw new ConfigError('Hooplog is not running. Start it first: npm start');
  const database = connect(url, { max: 1 });
  try {
    await correctBirthday({ database, now: () => new Date() }, email, new Date(day));
  } finally {
    await disconnect(database);
  }
  return `The birthday of ${email} is ${day} now.`;
}

await runCommand(() => correct(process.argv.slice(2)));
