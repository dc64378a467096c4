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
    `<p>Shall Hooplog send no more invitations, weekly digests and product news to ${escapeHtml(address)}?</p>
<p>Sign-in codes still come when you ask for one.</p>
<form method="post"><button>Unsubscribe</button></form>`,
  );

const donePage = plainPage(
  'Unsubscribed',
  '<p>You get no more of these mails. In your profile you can switch them on again.</p>',
);

export function mailRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.askToUnsubscribe, ({ query, reply }) =>
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
