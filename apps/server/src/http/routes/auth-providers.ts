import * as contract from '@hooplog/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownUrl } from '../../auth/own-url.ts';
import { safeReturnPath } from '../../auth/return-path.ts';
import { startSession } from '../../auth/sessions.ts';
import { flowCookie, pendingCookie } from '../../auth/sign-in-cookies.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../../services/context.ts';
import { beginProviderSignIn } from '../../services/sign-in/begin-provider-sign-in.ts';
import { finishProviderSignIn } from '../../services/sign-in/finish-provider-sign-in.ts';
import { SignInProblem } from '../../services/sign-in/sign-in-problem.ts';
import { SIGN_IN_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

/** Address of the sign-in page. Its query holds only values from closed lists and a path of this site. */
function loginPage(query: Readonly<Record<string, string>>, returnTo: string): string {
  const all = { ...query, ...(returnTo === '/' ? {} : { returnTo }) };
  return `/login?${new URLSearchParams(all).toString()}`;
}

function problemOf(error: unknown): SignInProblem['code'] {
  if (error instanceof SignInProblem) return error.code;
  if (!(error instanceof AppError)) return 'failed';
  return error.code === 'rate_limited' ? 'too_many' : 'unavailable';
}

/** Users are navigating here, so every error leads back to the sign-in page, which explains it. */
const leadBack = (context: AppContext) => (error: unknown, request: FastifyRequest) => {
  const problem = problemOf(error);
  if (problem === 'failed' || problem === 'unavailable') {
    // Not the error itself: errors of the libraries hold the provider's answers, with tokens.
    const reason = error instanceof Error ? error.message : 'unknown';
    request.log.warn({ problem, reason }, 'a sign-in at a provider failed');
  }
  const { provider = '' } = request.params as { readonly provider?: string };
  const isKnown = context.signInProviders.some(({ id }) => id === provider);
  const returnTo = safeReturnPath(flowCookie.read(context, request)?.returnTo);
  return loginPage({ problem, ...(isKnown ? { provider } : {}) }, returnTo);
};

/** The only fields of a provider's form that are forwarded. */
const ANSWER_PARTS = ['code', 'state', 'error', 'iss'];
const MAX_PART_LENGTH = 2000;

function partsOf(form: URLSearchParams): URLSearchParams {
  const parts = new URLSearchParams();
  for (const name of ANSWER_PARTS) {
    const value = form.get(name);
    if (value !== null && value.length <= MAX_PART_LENGTH) parts.set(name, value);
  }
  return parts;
}

export function authProviderRoutes(route: RegisterRoute, context: AppContext): void {
  const back = leadBack(context);
  const navigation = {
    limit: SIGN_IN_LIMIT,
    onError: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const page = back(error, request);
      flowCookie.clear(context, request, reply);
      void reply.redirect(page, 303);
    },
  };

  route(
    contract.startProviderSignIn,
    async ({ params, query, request, reply }) => {
      const siteUrl = ownUrl(context.config.publicUrl, request);
      if (siteUrl === null) throw new SignInProblem('unavailable', 'PUBLIC_URL is not set');
      const { url, flow } = await beginProviderSignIn(context, {
        provider: params.provider,
        siteUrl,
        returnTo: safeReturnPath(query.returnTo),
        timeZone: query.timeZone,
      });
      flowCookie.write(context, reply, flow);
      return reply.redirect(url.href);
    },
    navigation,
  );

  route(
    contract.finishProviderSignIn,
    async ({ params, request, reply }) => {
      const flow = flowCookie.read(context, request);
      if (flow?.provider !== params.provider) {
        throw new SignInProblem('expired', 'This browser has started no such sign-in');
      }
      const answer = new URL(request.url, flow.redirectUri).searchParams;
      const finished = await finishProviderSignIn(context, flow, answer);
      flowCookie.clear(context, request, reply);
      if ('pending' in finished) {
        pendingCookie.write(context, reply, finished.pending);
        return reply.redirect(loginPage({ step: 'address' }, flow.returnTo));
      }
      const { user } = finished;
      await startSession(context, request, reply, { user, by: params.provider });
      return reply.redirect(flow.returnTo);
    },
    navigation,
  );

  // Browsers do not send our cookies with a form from another site, but do send them with the redirect that
  // follows.
  route(
    contract.forwardProviderAnswer,
    ({ params, request, reply }) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const path = `/api/auth/${params.provider}/callback`;
      return reply.redirect(`${path}?${partsOf(form).toString()}`, 303);
    },
    { ...navigation, formFromElsewhere: true },
  );

  route(contract.getPendingSignIn, ({ request }) => {
    const pending = pendingCookie.read(context, request);
    const provider = context.signInProviders.find(({ id }) => id === pending?.provider);
    if (pending === null || provider === undefined) return { pending: null };
    return { pending: { label: provider.label, handle: pending.handle } };
  });
}
