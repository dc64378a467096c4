import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../services/context.ts';
import { readiness } from '../services/readiness.ts';

/** For orchestrators: `/healthz` says that the process is alive, `/readyz` whether it can take requests. */
export function registerProbes(app: FastifyInstance, context: AppContext): void {
  const hidden = { schema: { hide: true } };
  const whyNotReady = readiness(context);
  app.get('/healthz', hidden, async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', hidden, async (_request, reply) => {
    const why = await whyNotReady();
    // The reason is in the log only.
    return reply
      .code(why === null ? 200 : 503)
      .type('text/plain')
      .send(why === null ? 'ready' : 'not ready');
  });
}
