import { randomBytes } from 'node:crypto';
import { phrase } from '@hooplog/language';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { SignInFlow, SignInProvider } from './providers/provider.ts';
import { toSignInProblem } from './sign-in-problem.ts';

export interface ProviderSignInStart {
  readonly provider: string;
  /** `https://hoop.example`, with its path; the callback's address begins with it. */
  readonly siteUrl: string;
  readonly returnTo: string;
  readonly timeZone?: string | undefined;
}

export function findProvider(context: AppContext, id: string): SignInProvider {
  const provider = context.signInProviders.find((one) => one.id === id);
  if (provider === undefined) throw notFound(phrase('This way to sign in not found'));
  return provider;
}

/** 256 bits, as PKCE requires: 43 characters. */
const unguessable = () => randomBytes(32).toString('base64url');

/** The address to send the browser to, and what to remember until it returns. */
export async function beginProviderSignIn(
  context: AppContext,
  { provider: id, siteUrl, returnTo, timeZone }: ProviderSignInStart,
): Promise<{ readonly url: URL; readonly flow: SignInFlow }> {
  const provider = findProvider(context, id);
  const flow: SignInFlow = {
    provider: id,
    state: unguessable(),
    nonce: unguessable(),
    verifier: unguessable(),
    redirectUri: `${siteUrl}/api/auth/${id}/callback`,
    returnTo,
    timeZone,
  };
  try {
    return { url: await provider.authorizationUrl(flow), flow };
  } catch (error) {
    throw toSignInProblem(error);
  }
}
