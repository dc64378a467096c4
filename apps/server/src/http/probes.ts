import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messageOf } from '../errors/explain.ts';
import type { AppContext } from '../services/context.ts';

/** Why this process can do nothing for anybody just now; null when it can. */
async function whyNotReady({ database, storage }: AppContext): Promise<string | null> {
  const problem = async (what: string, check: () => Promise<boolean>) => {
    const why = await check().then(
      (isWell) => (isWell ? null : 'full'),
      (error: unknown) => messageOf(error),
    );
    return why === null ? [] : [`${what}: ${why}`];
  };
  const found = await Promise.all([
    problem('database', async () => (await database.execute(sql`select 1`)).rowCount === 1),
    problem('storage', () => storage.hasRoom()),
  ]);
  return found.flat().join('; ') || null;
}

/** For whoever runs many copies: `/healthz` says that the process lives, `/readyz` whether calls may be sent to it. */
export function registerProbes(app: FastifyInstance, context: AppContext): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', hidden, async (_request, reply) => {
    const why = await whyNotReady(context);
    if (why !== null) context.log.warn({ why }, 'not ready');
    // What is wrong stands in the log: anybody may ask here.
    return reply
      .code(why === null ? 200 : 503)
      .type('text/plain')
      .send(why === null ? 'ready' : 'not ready');
  });
}
