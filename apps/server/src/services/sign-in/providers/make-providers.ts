import { type ClientAuth, ClientSecretBasic, ClientSecretPost } from 'openid-client';
import type { OpenIdSettings, SignInSettings } from '../../../config/sign-in-settings.ts';
import { appleProvider } from './apple.ts';
import { githubProvider } from './github.ts';
import { openIdProvider } from './open-id.ts';
import type { SignInProvider } from './provider.ts';
import { xProvider } from './x.ts';

/**
 * Sends the client secret in the form if the issuer supports that; otherwise in the header, which every issuer must support
 * (OpenID Connect, 9).
 */
const secret =
  ({ clientSecret }: OpenIdSettings): ClientAuth =>
  (server, ...request) => {
    const inForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const auth = (inForm === true ? ClientSecretPost : ClientSecretBasic)(clientSecret);
    auth(server, ...request);
  };

const openId = (settings: OpenIdSettings): SignInProvider =>
  openIdProvider({
    ...settings,
    clientAuth: secret(settings),
    scope: ['openid email', settings.scope].filter((part) => part !== undefined).join(' '),
  });

/** The configured providers in the order in which they are offered: Google, Apple, GitHub, X, then others. */
export function makeProviders(settings: SignInSettings, now: () => Date): SignInProvider[] {
  const { google, apple, github, x, issuers } = settings;
  return [
    ...(google === null ? [] : [openId(google)]),
    ...(apple === null ? [] : [appleProvider(apple, now)]),
    ...(github === null ? [] : [githubProvider(github)]),
    ...(x === null ? [] : [xProvider(x)]),
    ...issuers.map(openId),
  ];
}
