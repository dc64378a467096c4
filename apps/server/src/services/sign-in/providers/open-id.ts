import * as openId from 'openid-client';
import { SignInProblem } from '../sign-in-problem.ts';
import type { ProviderIdentity, SignInFlow, SignInProvider } from './provider.ts';
import { verifiedEmail } from './verified-email.ts';

/** Timeout for one answer of an issuer, in seconds. */
const TIMEOUT_S = 10;

export interface OpenIdOptions {
  readonly id: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientAuth: openId.ClientAuth;
  readonly scope: string;
  /** Apple sends its answer as a form whenever more than an id is requested. */
  readonly responseMode?: 'form_post';
  /** Only accounts in one of these groups may sign in; absent: all. */
  readonly groups?: readonly string[] | undefined;
  /** The claim in which the issuer lists them. */
  readonly groupsClaim?: string | undefined;
}

/** Reads the issuer's metadata on first use; a failure is retried. */
function discovered({ issuer, clientId, clientAuth }: OpenIdOptions) {
  let known: Promise<openId.Configuration> | null = null;
  return () => {
    known ??= openId
      .discovery(new URL(issuer), clientId, undefined, clientAuth, {
        timeout: TIMEOUT_S,
        execute: [
          // Tokens are verified with the issuer's keys too, rather than trusting the connection alone.
          openId.enableNonRepudiationChecks,
          // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; the settings allow http on this machine only
          ...(issuer.startsWith('http:') ? [openId.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
}

type Tokens = Awaited<ReturnType<typeof openId.authorizationCodeGrant>>;

/** The claims of an account. Issuers may leave some out of the identity token and return them only on request. */
async function claimsOf(
  config: openId.Configuration,
  tokens: Tokens,
  subject: string,
  wanted: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
  const mayAsk = config.serverMetadata().userinfo_endpoint !== undefined;
  const hasAll = wanted.every((name) => claims[name] !== undefined);
  if (hasAll || !mayAsk) return claims;
  // The token is signed, so its claims take precedence.
  return { ...(await openId.fetchUserInfo(config, tokens.access_token, subject)), ...claims };
}

/** Throws for an account in none of the groups. Issuers give a single group as a string, several as a list. */
function refuseOthers(claim: unknown, groups: readonly string[]): void {
  const own: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  if (groups.some((group) => own.includes(group))) return;
  throw new SignInProblem('not_in_group', 'The account is in no group that may sign in');
}

async function identify(
  config: openId.Configuration,
  answer: URLSearchParams,
  flow: SignInFlow,
  { groups, groupsClaim = 'groups' }: Pick<OpenIdOptions, 'groups' | 'groupsClaim'>,
): Promise<ProviderIdentity> {
  const address = new URL(flow.redirectUri);
  address.search = answer.toString();
  const tokens = await openId.authorizationCodeGrant(config, address, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub;
  if (subject === undefined) throw new Error('The identity token names nobody');
  const wanted = groups === undefined ? ['email'] : ['email', groupsClaim];
  const claims = await claimsOf(config, tokens, subject, wanted);
  if (groups !== undefined) refuseOthers(claims[groupsClaim], groups);
  return {
    providerId: subject,
    email: verifiedEmail(claims['email'], claims['email_verified']),
    handle: null,
  };
}

/** Any OpenID Connect issuer: code flow with PKCE, state and nonce. */
export function openIdProvider(options: OpenIdOptions): SignInProvider {
  const { id, label, scope, responseMode } = options;
  const configuration = discovered(options);
  return {
    id,
    label,
    authorizationUrl: async (flow) =>
      openId.buildAuthorizationUrl(await configuration(), {
        redirect_uri: flow.redirectUri,
        scope,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        ...(responseMode === undefined ? {} : { response_mode: responseMode }),
      }),
    identify: async (answer, flow) => identify(await configuration(), answer, flow, options),
  };
}
