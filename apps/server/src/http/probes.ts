import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messageOf } from '../errors/explain.ts';
import type { AppContext } from '../services/context.ts';

/**
 * The probes time out after five seconds (deploy/), and waiting for a connection may take longer than that.
 */
const LIMIT_MS = 3000;

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const limit = delay(LIMIT_MS, null, { signal: stop.signal }).then(() => {
    throw new Error(`no answer in ${LIMIT_MS / 1000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    stop.abort();
  }
}

/** The root cause of a failed query, without the query itself. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;

/** Why this process cannot serve requests at the moment; null if it can. */
async function whyNotReady({ database, storage }: AppContext): Promise<string | null> {
  const problem = async (what: string, check: () => Promise<boolean>) => {
    const why = await withinLimit(check()).then(
      (isWell) => (isWell ? null : 'full'),
      (error: unknown) => messageOf(error),
    );
    return why === null ? [] : [`${what}: ${why}`];
  };
  const found = await Promise.all([
    problem('database', () =>
      database.execute(sql`select 1`).then(
        ({ rowCount }) => rowCount === 1,
        (error: unknown) => {
          throw rootOf(error);
        },
      ),
    ),
    problem('storage', () => storage.hasRoom()),
  ]);
  return found.flat().join('; ') || null;
}

/** For orchestrators: `/healthz` says that the process is alive, `/readyz` whether it can take requests. */
export function registerProbes(app: FastifyInstance, context: AppContext): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', hidden, async (_request, reply) => {
    const why = await whyNotReady(context);
    if (why !== null) context.log.warn({ why }, 'not ready');
    // The reason is only logged: anybody may call this.
    return reply
      .code(why === null ? 200 : 503)
      .type('text/plain')
      .send(why === null ? 'ready' : 'not ready');
  });
}
