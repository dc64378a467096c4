import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import type { EndpointResponse } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import { ownUrl } from '../../auth/own-url.ts';
import { relyingParty } from '../../auth/relying-party.ts';
import { safeReturnPath } from '../../auth/return-path.ts';
import { header } from '../../auth/same-site.ts';
import { endSession } from '../../auth/sessions.ts';
import { codeCookie, pendingCookie } from '../../auth/sign-in-cookies.ts';
import { hasMailsOnScreen } from '../../config/mails-on-screen.ts';
import { AppError } from '../../errors/app-error.ts';
import { presentSelf } from '../present-self.ts';
import { readerLanguage } from '../../auth/reader-language.ts';
import type { AppContext } from '../../services/context.ts';
import type { Account } from '../../services/sign-in/find-or-create-user.ts';
import { sendEmailCode } from '../../services/sign-in/send-email-code.ts';
import { verifyEmailCode } from '../../services/sign-in/verify-email-code.ts';
import { SIGN_IN_LIMIT } from '../rate-limits.ts';
import { signInOnce } from '../sign-in-once.ts';
import { countWrongCodes } from '../wrong-codes.ts';
import type { RegisterRoute } from '../route.ts';

/** Providers need a known address to redirect back to; email does not. */
function methodsFor(context: AppContext, request: FastifyRequest) {
  const isReachable = ownUrl(context.config.publicUrl, request) !== null;
  const providers = isReachable ? context.signInProviders : [];
  return [
    ...providers.map(({ id, label }) => ({ id, label, href: `/api/auth/${id}/start` })),
    ...(context.config.emailCodes ? [{ id: 'email', label: 'Email', href: null }] : []),
  ];
}

/** The provider account that waits in this browser until its address is verified. */
function pendingAccount(context: AppContext, request: FastifyRequest): Account {
  const pending = pendingCookie.read(context, request);
  if (pending !== null) return pending;
  throw new AppError('conflict', phrase('That took too long. Please start signing in again.'));
}

/** Where users find the code that they requested. */
function codesGo({
  config,
}: AppContext): EndpointResponse<typeof contract.listSignInMethods>['codesGo'] {
  if (config.smtpUrl !== null) return 'mail';
  return hasMailsOnScreen(config) ? 'screen' : 'nowhere';
}

/** Refuses codes if the operator allows only providers to sign users in. */
function refuseCodes({ config }: AppContext): void {
  if (config.emailCodes) return;
  throw new AppError(
    'forbidden',
    phrase(
      'You cannot sign in with a code by e-mail here. Use one of the ways that the sign-in page offers.',
    ),
  );
}

const signInPage = (returnTo: string) => `/login?returnTo=${encodeURIComponent(returnTo)}`;

export function authRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.startLogin, ({ query, user, reply }) => {
    const path = safeReturnPath(query.returnTo);
    if (user !== null) return reply.redirect(path);
    return reply.redirect(path === '/' ? '/login' : signInPage(path));
  });

  route(contract.logout, async ({ query, request, reply }) => {
    const isFromElsewhere = header(request, 'sec-fetch-site') === 'cross-site';
    if (!isFromElsewhere) await endSession(context, request, reply);
    const path = safeReturnPath(query.returnTo);
    return reply.redirect(path === '/' ? '/' : signInPage(path));
  });

  route(contract.listSignInMethods, ({ request }) => ({
    methods: methodsFor(context, request),
    codesGo: codesGo(context),
    passkeys: relyingParty(context.config, request) !== null,
  }));

  route(
    contract.sendEmailCode,
    async ({ body, request, reply }) => {
      refuseCodes(context);
      const { browser } = codeCookie.read(context, request) ?? { browser: randomUUID() };
      await sendEmailCode(context, { email: body.email, browser }, readerLanguage(request));
      codeCookie.write(context, reply, { browser });
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  const limitGuesses = countWrongCodes(context);
  route(
    contract.verifyEmailCode,
    async ({ body: { forPending, ...body }, request, reply }) => {
      refuseCodes(context);
      const account = forPending === true ? pendingAccount(context, request) : undefined;
      const browser = codeCookie.read(context, request)?.browser ?? null;
      const user = await signInOnce(context, request, reply, {
        by: account?.provider ?? 'email',
        proof: [body.email, body.code, body.proof],
        prove: () =>
          limitGuesses(request.ip, () => verifyEmailCode(context, { ...body, browser, account })),
      });
      codeCookie.clear(context, request, reply);
      pendingCookie.clear(context, request, reply);
      return presentSelf(context, user);
    },
    { limit: SIGN_IN_LIMIT },
  );
}
