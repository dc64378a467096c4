import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether the caller prefers an immediate answer while the work continues (RFC 7240). One header may hold
 * several preferences.
 */
export function prefersAsync({ headers }: FastifyRequest): boolean {
  const preferences = [headers['prefer'] ?? []].flat().join(',');
  return preferences.split(',').some((preference) => preference.trim() === 'respond-async');
}

/** Answers 202: the work continues, and `location` shows its state. */
export function acceptedForLater(
  reply: FastifyReply,
  location: string,
  body: object,
): FastifyReply {
  reply.code(202).headers({ location, 'preference-applied': 'respond-async' });
  return reply.send(body);
}
