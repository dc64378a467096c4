import { createHmac, timingSafeEqual } from 'node:crypto';
import { phrase } from '@hooplog/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasMailsOnScreen } from '../../config/mails-on-screen.ts';
import { notFound } from '../../errors/app-error.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { SentMail } from '../../mail/mailer.ts';
import type { AppContext } from '../../services/context.ts';
import { plainPage } from '../plain-page.ts';

const article = ({ to, subject, text, sentAt }: SentMail) => `
<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`;

/** @param mails newest first */
function mailboxPage(mails: readonly SentMail[]): string {
  const list = mails.length === 0 ? '<p>No mails yet.</p>' : mails.map(article).join('');
  const note =
    '<p>No mail server is configured, so mails wait here. This page opens on this machine only, by the address that the start prints.</p>';
  return plainPage('Mailbox', note + list);
}

type Context = Pick<AppContext, 'config' | 'mail' | 'secret'>;

const LOOPBACK_PEER = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Whether the request seems to come from this machine: the peer and the requested host name are loopback (a
 * page elsewhere may point its own name here), and there are no forwarding headers. A plain TCP forwarder
 * looks the same, so this alone opens nothing.
 */
function looksLocal(request: FastifyRequest): boolean {
  const host = request.headers.host ?? '';
  const name = host.replace(/:\d+$/, '');
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return (
    LOOPBACK_PEER.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_HOSTS.has(name) &&
    !isForwarded
  );
}

/**
 * Derived from the secret, so that an open page still works after a restart and only readers of the data
 * folder know it.
 */
const keyOf = ({ secret }: Context) =>
  createHmac('sha256', secret).update('hooplog mailbox').digest('hex').slice(0, 32);

function isKey(context: Context, given: unknown): boolean {
  const [expected, received] = [Buffer.from(keyOf(context)), Buffer.from(String(given))];
  return expected.length === received.length && timingSafeEqual(expected, received);
}

/**
 * The mails that may be read here; null if a mail server takes them, or if other machines can reach this one.
 */
function readableMails({ config, mail }: Context): readonly SentMail[] | null {
  return hasMailsOnScreen(config) ? mail.mailbox : null;
}

/** The path of the mailbox with its key, for the log only; null if there is no mailbox. */
export function mailboxPath(context: Context): string | null {
  return readableMails(context) === null ? null : `/mailbox?key=${keyOf(context)}`;
}

/** Shows the mails of an installation without a mail server, newest first, to anyone who has the key. */
export function registerMailbox(app: FastifyInstance, context: Context): void {
  app.get<{ Querystring: { key?: unknown } }>(
    '/mailbox',
    { schema: { hide: true } },
    async (request, reply) => {
      const mails = readableMails(context);
      if (mails === null || !looksLocal(request) || !isKey(context, request.query.key)) {
        throw notFound(phrase('Page not found'));
      }
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mailboxPage(mails));
    },
  );
}
