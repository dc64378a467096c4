import * as contract from '@hooplog/contract';
import { phrase, t } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { readerLanguage } from '../../auth/reader-language.ts';
import { AppError } from '../../errors/app-error.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { AppContext } from '../../services/context.ts';
import { finishEmailChange } from '../../services/email-change/finish-email-change.ts';
import { startEmailChange } from '../../services/email-change/start-email-change.ts';
import { changeToStop, stopEmailChange } from '../../services/email-change/stop-email-change.ts';
import { countEmailChanges } from '../email-change-limits.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { plainPage } from '../plain-page.ts';
import { presentSelf } from '../present-self.ts';
import { SIGN_IN_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';
import { countWrongCodes } from '../wrong-codes.ts';

const HTML = 'text/html; charset=utf-8';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** Mail scanners open links before people do, so only the button, a POST, stops the change. */
const askPage = (email: string) =>
  plainPage(
    t('Stop the change of address?'),
    `${paragraph(t('Your Hooplog account is about to get the address {email}.', { email }))}
${paragraph(t('Stopping it signs out all devices and removes all passkeys and API tokens. Then you sign in with a code, as always.'))}
<form method="post"><button>${escapeHtml(t('Stop the change'))}</button></form>`,
  );

const stoppedPage = () =>
  plainPage(
    t('The change is stopped'),
    `${paragraph(t('Your address stays as it is, and all devices are signed out.'))}
<p><a href="/login">${escapeHtml(t('Sign in'))}</a></p>`,
  );

const nothingPage = () =>
  plainPage(
    t('There is nothing to stop'),
    `${paragraph(t('This change was stopped, done or replaced by another one. If your account has an address you do not recognise, write to the operator.'))}
<p><a href="/contact">${escapeHtml(t('Contact the operator'))}</a></p>`,
  );

/** Where only providers sign users in, the provider determines the address. */
function refuseWithoutCodes({ config }: AppContext): void {
  if (config.emailCodes) return;
  throw new AppError(
    'forbidden',
    phrase('Your address comes from where you sign in. Ask the operator to change it here.'),
  );
}

export function emailChangeRoutes(route: RegisterRoute, context: AppContext): void {
  const count = countEmailChanges(context);
  const limitGuesses = countWrongCodes(context);

  route(
    contract.startEmailChange,
    async ({ user, body: { email }, request }) => {
      refuseWithoutCodes(context);
      await count(user.id, email);
      await startEmailChange(context, { user, email, session: request.session?.id ?? '' });
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.finishEmailChange,
    async ({ user, body, request }) => {
      refuseWithoutCodes(context);
      const session = request.session?.id ?? '';
      const changed = await limitGuesses(request.ip, () =>
        finishEmailChange(context, {
          ...body,
          user,
          session,
          idempotencyKey: idempotencyKey(request),
        }),
      );
      return presentSelf(context, changed);
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(contract.getStopEmailChangePage, async ({ query, request, reply }) => {
    const email = await changeToStop(context, query.token);
    const page = () => (email === null ? nothingPage() : askPage(email));
    return reply.type(HTML).send(inLanguage(readerLanguage(request), page));
  });

  route(
    contract.stopEmailChange,
    async ({ query, request, reply }) => {
      const isStopped = await stopEmailChange(context, query.token);
      const page = isStopped ? stoppedPage : nothingPage;
      return reply.type(HTML).send(inLanguage(readerLanguage(request), page));
    },
    // The body is ignored: the address holds everything.
    { rawBody: true },
  );
}
