import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { choicePage, type Listening, listen } from './listen.ts';

/** A person with an account at the issuer, keyed by its id. */
export interface OpenIdPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
}

/** Apple's data about the developer account. */
interface AppleAccount {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly publicKey: KeyObject;
}

export interface OpenIdProviderOptions {
  readonly people: Readonly<Record<string, OpenIdPerson>>;
  readonly clients: readonly {
    readonly id: string;
    readonly secret: string;
    readonly redirectUri: string;
  }[];
  readonly apple?: AppleAccount & { readonly redirectUri: string };
  /** Puts addresses into the identity token, as Google and Apple do; otherwise they have to be requested. */
  readonly emailInToken: boolean;
}

/** Internal: replaces a verified signed secret of Apple. */
const STATIC_SECRET = 'behind-the-signed-one';

type Claims = Readonly<Record<string, unknown>>;
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

/**
 * Apple's rules for the client secret (“Creating a client secret”): ES256, the team's key, at most half a
 * year.
 */
function isGoodAppleSecret(apple: AppleAccount, issuer: string, secret: string): boolean {
  const [head, claims, signature = ''] = secret.split('.');
  const { alg, kid } = decode(head);
  const { iss, sub, aud, iat, exp } = decode(claims);
  const now = Date.now() / 1000;
  return (
    verify(
      'sha256',
      Buffer.from(`${head ?? ''}.${claims ?? ''}`),
      { key: apple.publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ) &&
    alg === 'ES256' &&
    kid === apple.keyId &&
    iss === apple.teamId &&
    sub === apple.clientId &&
    aud === issuer &&
    Number(iat) <= now + 60 &&
    Number(exp) > now &&
    Number(exp) - Number(iat) <= 15_777_000
  );
}

/** Verifies a signed secret and replaces it by the static one that the library knows. */
async function readAppleSecret(
  apple: AppleAccount,
  issuer: string,
  request: IncomingMessage & { body?: unknown },
): Promise<void> {
  const body = Object.fromEntries(new URLSearchParams(await text(request)));
  if (body['client_id'] === apple.clientId) {
    const isGood = isGoodAppleSecret(apple, issuer, body['client_secret'] ?? '');
    body['client_secret'] = isGood ? STATIC_SECRET : 'wrong';
  }
  request.body = body;
}

function configuration({ people, clients, apple, emailInToken }: OpenIdProviderOptions) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const configured: Configuration = {
    clients: [
      ...clients.map(({ id, secret, redirectUri }) => ({
        client_id: id,
        client_secret: secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post' as const,
      })),
      ...(apple === undefined
        ? []
        : [
            {
              client_id: apple.clientId,
              client_secret: STATIC_SECRET,
              redirect_uris: [apple.redirectUri],
              token_endpoint_auth_method: 'client_secret_post' as const,
            },
          ]),
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    conformIdTokenClaims: !emailInToken,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...people[sub] }),
    }),
    // Every sign-in is accepted.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email groups');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
  return configured;
}

async function interact(
  provider: Provider,
  people: OpenIdProviderOptions['people'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://localhost');
  const choice = url.searchParams.get('as');
  if (choice === null) {
    const links = Object.entries(people).map(
      ([sub, { email }]) => [`Continue as ${email ?? sub}`, `?as=${sub}`] as const,
    );
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(choicePage('Sign in to the provider', [...links, ['Cancel', '?as=cancel']]));
    return;
  }
  const result =
    choice === 'cancel'
      ? { error: 'access_denied', error_description: 'End-User aborted interaction' }
      : { login: { accountId: choice } };
  await provider.interactionFinished(request, response, result);
}

/**
 * A real OpenID Connect issuer (oidc-provider) on this machine, optionally with Apple's peculiarities in
 * front.
 */
export function startOpenIdProvider(options: OpenIdProviderOptions): Promise<Listening> {
  return listen((issuer) => {
    const provider = new Provider(issuer, configuration(options));
    const answer = provider.callback();
    return (request, response) => {
      const path = request.url ?? '';
      if (path.startsWith('/interaction/')) {
        void interact(provider, options.people, request, response);
      } else if (path === '/token' && options.apple !== undefined) {
        void readAppleSecret(options.apple, issuer, request).then(() => answer(request, response));
      } else void answer(request, response);
    };
  });
}
