import { generateKeyPairSync } from 'node:crypto';
import type { SignInSettings } from '../../config/sign-in-settings.ts';
import type { Listening } from './listen.ts';
import {
  type GitHubPerson,
  type OAuthClient,
  type OAuthProvider,
  startGitHub,
  startX,
} from './oauth-provider.ts';
import { type OpenIdPerson, startOpenIdProvider } from './open-id-provider.ts';

/** People at the issuers, by their id. */
const OPEN_ID_PEOPLE = {
  maya: { email: 'Maya@Example.com', email_verified: true },
  newcomer: { email: 'newcomer@example.com', email_verified: true },
  alex: { email: 'alex@example.com', email_verified: true, groups: ['staff', 'coaches'] },
  unverified: { email: 'victim@example.com', email_verified: false },
  nameless: {},
} satisfies Readonly<Record<string, OpenIdPerson>>;

const GITHUB_PEOPLE = {
  octocat: {
    id: 583231,
    emails: [
      { email: 'other@example.com', primary: false, verified: true },
      { email: 'octocat@example.com', primary: true, verified: true },
    ],
  },
  sloppy: {
    id: 7,
    emails: [
      { email: 'victim@example.com', primary: true, verified: false },
      { email: 'second@example.com', primary: false, verified: true },
    ],
  },
} satisfies Readonly<Record<string, GitHubPerson>>;

const X_PEOPLE = { hooper: { id: '2244994945' }, guard: { id: '99' } };

export interface TestProviders {
  readonly settings: SignInSettings;
  readonly github: OAuthProvider;
  readonly x: OAuthProvider;
  readonly issuer: Listening;
  close(): Promise<void>;
}

/** Every kind of provider on this machine, registered for a program at `origin`. */
export async function startTestProviders(origin: string): Promise<TestProviders> {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const callback = (id: string) => `${origin}/api/auth/${id}/callback`;
  const appleAccount = { clientId: 'test.hooplog.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };
  const client = (id: string): OAuthClient => ({
    clientId: `${id}-client`,
    clientSecret: `${id}-secret-with_special~signs`,
    redirectUri: callback(id),
  });
  const openIdClient = (id: string) => ({
    id: client(id).clientId,
    secret: client(id).clientSecret,
    redirectUri: callback(id),
  });
  // One issuer sends addresses in the identity token, the other only on request.
  const issuer = await startOpenIdProvider({
    people: OPEN_ID_PEOPLE,
    clients: [openIdClient('google')],
    apple: { ...appleAccount, publicKey: keys.publicKey, redirectUri: callback('apple') },
    emailInToken: true,
  });
  const club = await startOpenIdProvider({
    people: OPEN_ID_PEOPLE,
    clients: [openIdClient('club')],
    emailInToken: false,
  });
  const github = await startGitHub(client('github'), GITHUB_PEOPLE);
  const x = await startX(client('x'), X_PEOPLE);
  const openId = (id: string, label: string, at: Listening) => {
    const { clientId, clientSecret } = client(id);
    return { id, label, issuer: at.url, clientId, clientSecret };
  };
  return {
    issuer,
    github,
    x,
    settings: {
      google: openId('google', 'Google', issuer),
      apple: {
        ...appleAccount,
        issuer: issuer.url,
        privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
      github: { ...client('github'), siteUrl: github.url, apiUrl: github.url },
      x: { ...client('x'), siteUrl: x.url, apiUrl: x.url },
      issuers: [openId('club', 'Hoop Club', club)],
    },
    close: async () => {
      await Promise.all([issuer.close(), club.close(), github.close(), x.close()]);
    },
  };
}
