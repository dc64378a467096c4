import * as openId from 'openid-client';
import type { ProviderIdentity, SignInFlow, SignInProvider } from './provider.ts';
import { verifiedEmail } from './verified-email.ts';

/** Seconds that an issuer may take for one answer. */
const TIMEOUT_S = 10;

export interface OpenIdOptions {
  readonly id: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientAuth: openId.ClientAuth;
  readonly scope: string;
  /** Apple sends its answer as a form, whenever it is asked for more than an id. */
  readonly responseMode?: 'form_post';
}

/** Reads what the issuer says about itself, at first use; what failed is asked anew. */
function discovered({ issuer, clientId, clientAuth }: OpenIdOptions) {
  let known: Promise<openId.Configuration> | null = null;
  return () => {
    known ??= openId
      .discovery(new URL(issuer), clientId, undefined, clientAuth, {
        timeout: TIMEOUT_S,
        execute: [
          // Tokens are checked by the issuer's keys too, not only by the connection that they came over.
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

/** Issuers may leave the address out of the identity token and tell it when asked. */
async function emailClaims(config: openId.Configuration, tokens: Tokens, subject: string) {
  const claims = tokens.claims();
  const mayAsk = config.serverMetadata().userinfo_endpoint !== undefined;
  if (claims?.['email'] !== undefined || !mayAsk) return claims;
  return openId.fetchUserInfo(config, tokens.access_token, subject);
}

async function identify(
  config: openId.Configuration,
  answer: URLSearchParams,
  flow: SignInFlow,
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
  const claims = await emailClaims(config, tokens, subject);
  return {
    providerId: subject,
    email: verifiedEmail(claims?.['email'], claims?.['email_verified']),
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
    identify: async (answer, flow) => identify(await configuration(), answer, flow),
  };
}
