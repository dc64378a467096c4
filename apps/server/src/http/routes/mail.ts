import * as contract from '@hooplog/contract';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { AppContext } from '../../services/context.ts';
import { unsubscribe, unsubscribingAddress } from '../../services/mail/unsubscribe.ts';
import { plainPage } from '../plain-page.ts';
import type { RegisterRoute } from '../route.ts';

const HTML = 'text/html; charset=utf-8';

/** Programs look at links in mails before people do: only the button, a POST, ends anything. */
const askPage = (address: string) =>
  plainPage(
    'Unsubscribe',
    `<p>Stop sending invitations, weekly digests and product news to ${escapeHtml(address)}?</p>
<p>Sign-in codes still come when you ask for one.</p>
<form method="post"><button>Unsubscribe</button></form>`,
  );

const donePage = plainPage(
  'Unsubscribed',
  '<p>You will not get these e-mails any more. You can turn them back on in your profile.</p>',
);

export function mailRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getUnsubscribePage, ({ query, reply }) =>
    reply.type(HTML).send(askPage(unsubscribingAddress(context, query.token))),
  );

  route(
    contract.unsubscribe,
    async ({ query, reply }) => {
      await unsubscribe(context, query.token);
      return reply.type(HTML).send(donePage);
    },
    // Mail programs send a form's body, which says nothing that the address does not.
    { rawBody: true },
  );
}
