import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { ClientSecretPost } from 'openid-client';
import { expect, test } from 'vitest';
import { listen } from '../../../testing/providers/listen.ts';
import { openIdProvider } from './open-id.ts';
import type { SignInFlow } from './provider.ts';

const FLOW: SignInFlow = {
  provider: 'club',
  state: 'state',
  nonce: 'nonce',
  verifier: 'v'.repeat(43),
  redirectUri: 'http://hoop.test/api/auth/club/callback',
  returnTo: '/',
};

const TOLD = await generateKeyPair('RS256');
const UNTOLD = await generateKeyPair('RS256');

interface Lie {
  /** Signs with a key that the issuer does not publish. */
  readonly foreignKey?: boolean;
  readonly audience?: string;
  readonly tokenIssuer?: string;
  readonly metadataIssuer?: string;
  readonly expired?: boolean;
  readonly nonce?: string;
  readonly subject?: string;
}

/** An issuer that may lie about one thing. */
function startIssuer(lie: Lie) {
  return listen((url) => {
    const idToken = () =>
      new SignJWT({ email: 'a@example.com', email_verified: true, nonce: lie.nonce ?? 'nonce' })
        .setProtectedHeader({ alg: 'RS256', kid: 'told' })
        .setIssuer(lie.tokenIssuer ?? url)
        .setAudience(lie.audience ?? 'client')
        .setSubject(lie.subject ?? 'maya')
        .setIssuedAt()
        .setExpirationTime(lie.expired === true ? '-1h' : '5m')
        .sign((lie.foreignKey === true ? UNTOLD : TOLD).privateKey);
    const pages: Readonly<Record<string, () => Promise<object> | object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer: lie.metadataIssuer ?? url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': async () => ({
        keys: [{ ...(await exportJWK(TOLD.publicKey)), kid: 'told', alg: 'RS256', use: 'sig' }],
      }),
      '/token': async () => ({
        access_token: 'a',
        token_type: 'bearer',
        id_token: await idToken(),
      }),
    };
    return (request, response) => {
      void text(request).then(async () => {
        const body = await pages[request.url ?? '']?.();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body ?? {}));
      });
    };
  });
}

async function identify(lie: Lie) {
  const issuer = await startIssuer(lie);
  try {
    const provider = openIdProvider({
      id: 'club',
      label: 'Club',
      issuer: issuer.url,
      clientId: 'client',
      clientAuth: ClientSecretPost('secret'),
      scope: 'openid email',
    });
    return await provider.identify(new URLSearchParams({ code: 'c', state: 'state' }), FLOW);
  } finally {
    await issuer.close();
  }
}

test('a correct token identifies the user', async () => {
  expect(await identify({})).toEqual({
    providerId: 'maya',
    email: 'a@example.com',
    handle: null,
  });
});

test.each<[string, Lie]>([
  ['signed with a key that the issuer does not publish', { foreignKey: true }],
  ['made for another client', { audience: 'somebody-else' }],
  ['of another issuer', { tokenIssuer: 'https://evil.example' }],
  ['from an issuer that calls itself another one', { metadataIssuer: 'https://evil.example' }],
  ['that has expired', { expired: true }],
  ['for another request', { nonce: 'of-another-request' }],
])('a token %s is refused', async (_, lie) => {
  await expect(identify(lie)).rejects.toThrow();
});
