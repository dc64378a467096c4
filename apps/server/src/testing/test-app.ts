import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CurrentUser, sendEmailCode, verifyEmailCode } from '@hooplog/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';
import { buildApp } from '../http/app.ts';
import type { AppContext } from '../services/context.ts';
import { closeContext, makeContext } from '../services/make-context.ts';
import { TestClient } from './test-client.ts';
import { createTestDatabase } from './test-database.ts';

export interface SignedIn {
  readonly client: TestClient;
  readonly user: CurrentUser;
}

/** The real API on the test file's own database, with a clock that tests can set. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  /** The time of `context.now()`; null is the real time. */
  clock: Date | null;
  /** A client that is not signed in. */
  newClient(): TestClient;
  /** Signs in by a mailed code, like a browser; the first time creates the user. */
  signIn(email?: string, timeZone?: string): Promise<SignedIn>;
}

/** The code in the newest mail to an address. */
export function mailedCode({ mail }: AppContext, email: string): string {
  const found = mail.mailbox?.find(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(found?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}`);
  return code;
}

/** An id that does not exist. */
export const NOWHERE = '01a1fe73-d491-718f-9e3d-8d25198f805e';

let signedIn = 0;

/** A new browser that has asked for a sign-in code, and the code. */
export async function askForCode(app: Pick<TestApp, 'newClient' | 'context'>, email: string) {
  const client = app.newClient();
  await client.call(sendEmailCode, { body: { email } });
  return { client, email, code: mailedCode(app.context, email) };
}

async function signIn(
  app: Pick<TestApp, 'newClient' | 'context'>,
  email: string,
  timeZone: string,
) {
  const { client, code } = await askForCode(app, email);
  return { client, user: await client.call(verifyEmailCode, { body: { email, code, timeZone } }) };
}

export interface StartedTestApp extends TestApp {
  close(): Promise<void>;
}

/** Starts an app for tests; `useTestApp` also stops it. Rate limits are off unless asked for. */
export async function startTestApp(overrides: Partial<Config> = {}): Promise<StartedTestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-test-'));
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      HOOPLOG_DATA_DIR: dataDir,
    }),
    ...overrides,
    databaseUrl: database.url,
  };
  const made = await makeContext(config, pino({ level: config.logLevel }));
  const context: AppContext = { ...made, now: () => test.clock ?? new Date() };
  const app = await buildApp(context);
  const test: StartedTestApp = {
    app,
    context,
    clock: null,
    newClient: () => new TestClient(app),
    signIn: (email = `player${++signedIn}@example.com`, timeZone = 'UTC') =>
      signIn(test, email, timeZone),
    close: async () => {
      await app.close();
      await closeContext(context);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return test;
}

/** One app for all tests of a file. */
export function useTestApp(overrides: Partial<Config> = {}): TestApp {
  let started: StartedTestApp | null = null;
  beforeAll(async () => {
    started = await startTestApp(overrides);
  });
  afterAll(async () => {
    await started?.close();
  });
  const running = () => {
    if (started === null) throw new Error('The app runs only inside tests');
    return started;
  };
  return {
    get app() {
      return running().app;
    },
    get context() {
      return running().context;
    },
    get clock() {
      return running().clock;
    },
    set clock(moment) {
      running().clock = moment;
    },
    newClient: () => running().newClient(),
    signIn: (...parameters) => running().signIn(...parameters),
  };
}

/** Each test of the file begins at this moment, with a clock that stands still. */
export function useClock(test: TestApp, moment: Date): void {
  beforeEach(() => {
    test.clock = moment;
  });
  afterEach(() => {
    test.clock = null;
  });
}
