import * as contract from '@hooplog/contract';
import { t } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { readerLanguage } from '../../auth/reader-language.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { type MailLink, unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { AppContext } from '../../services/context.ts';
import { readMailLink, unsubscribe } from '../../services/mail/unsubscribe.ts';
import { plainPage } from '../plain-page.ts';
import type { RegisterRoute } from '../route.ts';

const HTML = 'text/html; charset=utf-8';

function questionOf({ kind, address }: MailLink): string {
  switch (kind) {
    case 'productUpdates':
      return t('Stop sending invitations and product news to {address}?', { address });
    case 'weeklyDigest':
      return t('Stop sending the weekly digest to {address}?', { address });
    case null:
      return t('Stop sending invitations, weekly digests and product news to {address}?', {
        address,
      });
  }
}

/** Mail scanners open links before people do, so only the button, a POST, unsubscribes. */
const askPage = (link: MailLink) =>
  plainPage(
    t('Unsubscribe'),
    `<p>${escapeHtml(questionOf(link))}</p>
<p>${escapeHtml(t('Sign-in codes still come when you ask for one.'))}</p>
<form method="post"><button>${escapeHtml(t('Unsubscribe'))}</button></form>`,
  );

/** The mails that this link did not end; null if it ended all. */
function restOf({ kind }: MailLink): string | null {
  switch (kind) {
    case 'productUpdates':
      return t('This has not changed the weekly digest. You can stop it here too.');
    case 'weeklyDigest':
      return t('This has not changed invitations and product news. You can stop them here too.');
    case null:
      return null;
  }
}

function donePage(link: MailLink, secret: string): string {
  const done = t(
    'You will not get these e-mails any more. You can turn them back on in your profile.',
  );
  const rest = restOf(link);
  const token = unsubscribeToken(secret, { ...link, kind: null });
  return plainPage(
    t('Unsubscribed'),
    rest === null
      ? `<p>${escapeHtml(done)}</p>`
      : `<p>${escapeHtml(done)}</p>
<p>${escapeHtml(rest)}</p>
<form method="post" action="?token=${token}"><button>${escapeHtml(t('Unsubscribe From All'))}</button></form>`,
  );
}

export function mailRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getUnsubscribePage, ({ query, request, reply }) => {
    const link = readMailLink(context, query.token);
    return reply.type(HTML).send(inLanguage(readerLanguage(request), () => askPage(link)));
  });

  route(
    contract.unsubscribe,
    async ({ query, request, reply }) => {
      const link = await unsubscribe(context, query.token);
      const page = inLanguage(readerLanguage(request), () => donePage(link, context.secret));
      return reply.type(HTML).send(page);
    },
    // Mail programs send a form body, which is ignored: the address holds everything.
    { rawBody: true },
  );
}
