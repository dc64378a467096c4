import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../../services/context.ts';
import { mailboxPage } from './mailbox-page.ts';

const LOOPBACK_PEER = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Whether somebody sits at this very machine: the peer is loopback, and so is the name that was asked for (a page
 * elsewhere may point its own name here), and no proxy speaks for somebody else.
 */
function isLocalCaller(request: FastifyRequest): boolean {
  const host = request.headers.host ?? '';
  const name = host.replace(/:\d+$/, '');
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return (
    LOOPBACK_PEER.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_HOSTS.has(name) &&
    !isForwarded
  );
}

/** Where mails can be read, for a caller who may read them; null for everybody else. */
export function mailboxUrlFor(context: AppContext, request: FastifyRequest): string | null {
  return isLocalCaller(request) && context.mail.mailbox !== null ? '/mailbox' : null;
}

/** The mails of an installation without a mail server: the newest first, for whoever sits at the machine. */
export function registerMailbox(app: FastifyInstance, context: AppContext): void {
  app.get('/mailbox', { schema: { hide: true } }, async (request, reply) => {
    const { mailbox } = context.mail;
    if (mailbox === null || !isLocalCaller(request)) throw notFound('Page');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mailbox));
  });
}
