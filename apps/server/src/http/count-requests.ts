import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../metrics/metrics.ts';

/** Counts answers by route pattern, not by URL, which keeps user ids and secrets out of the metrics. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
