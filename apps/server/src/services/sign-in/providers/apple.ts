import { sign } from 'node:crypto';
import type { AppleSettings } from '../../../config/sign-in-settings.ts';
import { openIdProvider } from './open-id.ts';
import type { SignInProvider } from './provider.ts';

/** Seconds. Apple allows half a year; we make a new one for every exchange. */
const SECRET_LIFETIME_S = 5 * 60;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The client secret for Apple: a token signed with the key of the developer's account. */
function appleClientSecret(settings: AppleSettings, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const head = part({ alg: 'ES256', kid: settings.keyId, typ: 'JWT' });
  const claims = part({
    iss: settings.teamId,
    iat: issuedAt,
    exp: issuedAt + SECRET_LIFETIME_S,
    aud: settings.issuer,
    sub: settings.clientId,
  });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), {
    key: settings.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

/** Sign in with Apple: OpenID Connect with a client secret signed anew each time and an answer sent as a form. */
export const appleProvider = (settings: AppleSettings, now: () => Date): SignInProvider =>
  openIdProvider({
    id: 'apple',
    label: 'Apple',
    issuer: settings.issuer,
    clientId: settings.clientId,
    clientAuth: (_server, client, body) => {
      body.set('client_id', client.client_id);
      body.set('client_secret', appleClientSecret(settings, now()));
    },
    scope: 'openid email',
    responseMode: 'form_post',
  });
