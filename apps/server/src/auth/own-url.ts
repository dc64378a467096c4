import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * The address by which browsers reach this program, with its path and without a trailing slash. Unless it is
 * configured, the `Host` header is trusted only if it names this machine: anybody can send another one, and
 * codes would be sent there.
 */
export function ownUrl(publicUrl: string | null, request: FastifyRequest): string | null {
  if (publicUrl !== null) return publicUrl;
  return LOOPBACK.test(request.host) ? `${request.protocol}://${request.host}` : null;
}
