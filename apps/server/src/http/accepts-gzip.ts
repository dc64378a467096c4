import type { FastifyRequest } from 'fastify';

/** Whether the caller takes gzip, as every browser does. */
export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');
