import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * The origin by which browsers reach this program. Without a configured one a `Host` header is believed only
 * when it names this machine itself: anybody can write another one, and codes would be sent there.
 */
export function ownOrigin(publicUrl: string | null, request: FastifyRequest): string | null {
  if (publicUrl !== null) return publicUrl;
  return LOOPBACK.test(request.host) ? `${request.protocol}://${request.host}` : null;
}
