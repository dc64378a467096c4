import * as contract from '@hooplog/contract';
import { t } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { readerLanguage } from '../../auth/reader-language.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { AppContext } from '../../services/context.ts';
import { unsubscribe, unsubscribingAddress } from '../../services/mail/unsubscribe.ts';
import { plainPage } from '../plain-page.ts';
import type { RegisterRoute } from '../route.ts';

const HTML = 'text/html; charset=utf-8';

/** Programs look at links in mails before people do: only the button, a POST, ends anything. */
const askPage = (address: string) =>
  plainPage(
    t('Unsubscribe'),
    `<p>${escapeHtml(t('Stop sending invitations, weekly digests and product news to {address}?', { address }))}</p>
<p>${escapeHtml(t('Sign-in codes still come when you ask for one.'))}</p>
<form method="post"><button>${escapeHtml(t('Unsubscribe'))}</button></form>`,
  );

const donePage = () =>
  plainPage(
    t('Unsubscribed'),
    `<p>${escapeHtml(t('You will not get these e-mails any more. You can turn them back on in your profile.'))}</p>`,
  );

export function mailRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getUnsubscribePage, ({ query, request, reply }) => {
    const address = unsubscribingAddress(context, query.token);
    return reply.type(HTML).send(inLanguage(readerLanguage(request), () => askPage(address)));
  });

  route(
    contract.unsubscribe,
    async ({ query, request, reply }) => {
      await unsubscribe(context, query.token);
      return reply.type(HTML).send(inLanguage(readerLanguage(request), donePage));
    },
    // Mail programs send a form's body, which says nothing that the address does not.
    { rawBody: true },
  );
}
