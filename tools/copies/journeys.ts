import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { stackLines } from '../drill/stack-lines.ts';
import { killBoth, type Kills } from './kill-both.ts';
import { orphansLeft, orphansOf, type Place, sweep, withPlace } from './place.ts';
import { startSite } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

interface Walked {
  /** `drills.spec.ts › a journey (phone)` */
  readonly name: string;
  readonly passed: boolean;
  /** The first lines of the failure, joined. */
  readonly why: string;
}

export interface JourneysResult {
  readonly minutes: number;
  /** Zero in a calm run. */
  readonly kills: Kills;
  readonly journeys: readonly Walked[];
  /** The proxy's own error responses, by its reason. */
  readonly proxyErrors: ReadonlyMap<string, number>;
  readonly orphans: number;
  readonly orphansLeft: number;
  readonly stackLines: number;
}

interface Options {
  /** Without kills. */
  readonly calm: boolean;
  /** Playwright's options: files, `--project`, `--grep`. */
  readonly chosen: readonly string[];
  readonly say: (sentence: string) => void;
}

/** Runs the browser journeys in front of two APIs and three workers, while one of each is killed every few seconds. */
export const runJourneysDrill = (options: Options): Promise<JourneysResult> =>
  withPlace((place) => drill(place, options));

async function drill(place: Place, { calm, chosen, say }: Options): Promise<JourneysResult> {
  const site = await startSite(place);
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    say(`Two APIs and three workers answer at ${site.address}`);
    const since = Date.now();
    const stop = new AbortController();
    const killing = calm ? { api: 0, worker: 0 } : killBoth(site.copies, stop.signal);
    const journeys = await walk(
      {
        HOOPLOG_ADDRESS: site.address,
        HOOPLOG_MAILBOX: site.mailbox,
        HOOPLOG_JOURNEY_DATA: place.dataDir,
      },
      join(place.dataDir, 'journeys.json'),
      chosen,
    );
    stop.abort();
    const minutes = (Date.now() - since) / 60_000;
    const kills = await killing;
    await site.copies.allReady();
    const orphans = await orphansOf(place, client);
    await sweep(place);
    return {
      ...{ minutes, kills, journeys, orphans },
      orphansLeft: await orphansLeft(place, client),
      proxyErrors: errorsIn(site.proxySaid()),
      stackLines: stackLines(site.copies.said),
    };
  } finally {
    await site.stop();
    await client.end();
  }
}

/** Caddy's error lines, one for each call that it could not pass on; addresses and ports left out. */
function errorsIn(said: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, message = ''] of said.matchAll(/"msg":"([^"]*)"[^\n]*"status":50\d/g)) {
    const kind = message
      .replaceAll(/[\d.]+:\d+(->)?/g, '')
      .replaceAll(/ +/g, ' ')
      .trim();
    found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return found;
}

async function walk(
  env: Readonly<Record<string, string>>,
  report: string,
  chosen: readonly string[],
): Promise<Walked[]> {
  const config = join(ROOT, 'e2e/copies.config.ts');
  const words = ['test', '--config', config, '--reporter=line,json', ...chosen];
  const playwright = spawn(process.execPath, [PLAYWRIGHT, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: 'inherit',
  });
  await once(playwright, 'exit');
  return walkedIn(suiteSchema.parse(JSON.parse(await readFile(report, 'utf8'))));
}

const resultSchema = z.object({
  status: z.string(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(resultSchema) })),
});
/** The used part of Playwright's report. */
interface Suite {
  readonly specs?: readonly z.infer<typeof specSchema>[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(specSchema).optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);

/** Skipped, or cut off by Playwright's own time limit. */
const NOT_WALKED = ['skipped', 'interrupted'];

// oxlint-disable-next-line no-control-regex -- Colours of the terminal.
const COLOURS = /\u001B\[[\d;]*m/g;

function walkedIn({ specs = [], suites = [] }: Suite): Walked[] {
  const own = specs.flatMap(({ title, file, tests, ok }) =>
    tests
      .filter(({ results }) => results.some(({ status }) => !NOT_WALKED.includes(status)))
      .map(({ projectName, results }) => ({
        name: `${file} › ${title} (${projectName})`,
        passed: ok,
        why: (results.flatMap(({ errors }) => errors)[0]?.message ?? '')
          .replaceAll(COLOURS, '')
          .split('\n')
          .filter((line) => line.trim() !== '')
          .slice(0, 4)
          .join(' '),
      })),
  );
  return [...own, ...suites.flatMap(walkedIn)];
}
