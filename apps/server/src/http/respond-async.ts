import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the caller would rather be told at once that the work has begun (RFC 7240); several preferences may stand in one header. */
export function prefersAsync({ headers }: FastifyRequest): boolean {
  const preferences = [headers['prefer'] ?? []].flat().join(',');
  return preferences.split(',').some((preference) => preference.trim() === 'respond-async');
}

/** Answers 202: the work goes on, and can be looked at there. */
export function acceptedForLater(
  reply: FastifyReply,
  location: string,
  body: object,
): FastifyReply {
  reply.code(202).headers({ location, 'preference-applied': 'respond-async' });
  return reply.send(body);
}
