import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../metrics/metrics.ts';

/** Counts answers by route, as it is written and not as it was called: numbers of users and secrets stay out. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
