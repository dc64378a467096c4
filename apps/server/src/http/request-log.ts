import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggablePaths } from './loggable-path.ts';

function line(request: FastifyRequest, path: string, status: number, milliseconds: number) {
  return {
    method: request.method,
    path,
    status,
    ms: Math.round(milliseconds),
    ...(request.user ? { user: request.user.id } : {}),
  };
}

/** Logs one line per request, aborted ones included, without secrets, headers, cookies or bodies. */
export function logRequests(app: FastifyInstance): void {
  const pathOf = loggablePaths(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info(line(request, pathOf(request), statusCode, elapsedTime), 'request');
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info(line(request, pathOf(request), 499, 0), 'request');
    done();
  });
}
