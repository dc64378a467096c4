import * as contract from '@hooplog/contract';
import { safeReturnPath } from '../../auth/return-path.ts';
import { header } from '../../auth/same-site.ts';
import { endSession, startSession } from '../../auth/sessions.ts';
import { presentCurrentUser } from '../../presenters/users.ts';
import type { AppContext } from '../../services/context.ts';
import { sendEmailCode } from '../../services/sign-in/send-email-code.ts';
import { verifyEmailCode } from '../../services/sign-in/verify-email-code.ts';
import { mailboxUrlFor } from '../mailbox/mailbox.ts';
import { SIGN_IN_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

export function authRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.startLogin, ({ query, user, reply }) => {
    const path = safeReturnPath(query.returnTo);
    if (user !== null) return reply.redirect(path);
    return reply.redirect(path === '/' ? '/login' : `/login?returnTo=${encodeURIComponent(path)}`);
  });

  route(contract.logout, async ({ request, reply }) => {
    const isFromElsewhere = header(request, 'sec-fetch-site') === 'cross-site';
    if (!isFromElsewhere) await endSession(context, request, reply);
    return reply.redirect('/');
  });

  route(contract.listSignInMethods, ({ request }) => ({
    methods: [{ id: 'email', label: 'Email', href: null }],
    mailboxUrl: mailboxUrlFor(context, request),
  }));

  route(
    contract.sendEmailCode,
    async ({ body }) => {
      await sendEmailCode(context, body.email);
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.verifyEmailCode,
    async ({ body, request }) => {
      const user = await verifyEmailCode(context, body);
      await startSession(context, request, user.id);
      return presentCurrentUser(user);
    },
    { limit: SIGN_IN_LIMIT },
  );
}
