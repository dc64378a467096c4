import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One server-sent event, or null for a heartbeat that browsers do not pass to the page. */
export type ServerEvent = { readonly name: string; readonly data: unknown } | null;

/** Aborts when the caller disconnects, even during a wait. */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  raw.once('close', () => {
    hangUp.abort();
  });
  return hangUp.signal;
}

/**
 * Answers with a stream of server-sent events. The first event is awaited before anything is sent, so that a
 * refusal is still an ordinary answer.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncGenerator<ServerEvent>,
): Promise<FastifyReply> {
  const first = await events.next();
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Otherwise proxies such as nginx buffer events.
    'x-accel-buffering': 'no',
  });
  if (request.method === 'HEAD') {
    await events.return(null);
    return reply.send(Readable.from([]));
  }
  return reply.send(Readable.from(textOf(first, events)));
}

async function* textOf(
  first: IteratorResult<ServerEvent>,
  rest: AsyncGenerator<ServerEvent>,
): AsyncGenerator<string> {
  if (first.done !== true) yield format(first.value);
  for await (const event of rest) yield format(event);
}

function format(event: ServerEvent): string {
  return event === null
    ? ': still here\n\n'
    : `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
}
