import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * The address by which browsers reach this program, with its path and no slash at the end. Without a configured one a `Host` header is believed only
 * when it names this machine itself: anybody can write another one, and codes would be sent there.
 */
export function ownUrl(publicUrl: string | null, request: FastifyRequest): string | null {
  if (publicUrl !== null) return publicUrl;
  return LOOPBACK.test(request.host) ? `${request.protocol}://${request.host}` : null;
}
