import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Queries stay out: they carry tokens and searches. */
const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0];

function line(request: FastifyRequest, status: number, milliseconds: number) {
  return {
    method: request.method,
    path: pathOf(request),
    status,
    ms: Math.round(milliseconds),
    ...(request.user ? { user: request.user.id } : {}),
  };
}

function log(request: FastifyRequest, reply: FastifyReply, status: number): void {
  request.log.info(line(request, status, reply.elapsedTime), 'request');
}

/** One line a request, hang-ups included, with no headers, cookies or bodies in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    log(request, reply, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info(line(request, 499, 0), 'request');
    done();
  });
}
