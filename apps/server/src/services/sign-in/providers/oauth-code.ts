import { setTimeout as wait } from 'node:timers/promises';
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import type { OAuthSettings } from '../../../config/sign-in-settings.ts';
import { SignInProblem } from '../sign-in-problem.ts';
import type { SignInFlow } from './provider.ts';

/** The library sets no timeout of its own. */
const TIMEOUT_MS = 10_000;

const client = ({ clientId, clientSecret }: OAuthSettings, { redirectUri }: SignInFlow) =>
  new OAuth2Client(clientId, clientSecret, redirectUri);

export const oauthUrl = (
  settings: OAuthSettings,
  flow: SignInFlow,
  path: string,
  scopes: string[],
): URL =>
  client(settings, flow).createAuthorizationURLWithPKCE(
    settings.siteUrl + path,
    flow.state,
    CodeChallengeMethod.S256,
    flow.verifier,
    scopes,
  );

function failTimeout(): never {
  throw new SignInProblem('unavailable', 'The provider took too long to exchange a code');
}

/** Exchanges the code in an answer for a token that can read the user's identity. */
export async function oauthToken(
  settings: OAuthSettings,
  flow: SignInFlow,
  tokenUrl: string,
  answer: URLSearchParams,
): Promise<string> {
  const code = answer.get('code');
  if (code === null) throw new SignInProblem('failed', 'The answer holds no code');
  const timeout = new AbortController();
  const limit = wait(TIMEOUT_MS, null, { signal: timeout.signal }).then(failTimeout);
  try {
    const exchange = client(settings, flow).validateAuthorizationCode(
      tokenUrl,
      code,
      flow.verifier,
    );
    return (await Promise.race([exchange, limit])).accessToken();
  } finally {
    limit.catch(() => undefined);
    timeout.abort();
  }
}
