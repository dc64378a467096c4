import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const pemOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

const APPLE = { APPLE_CLIENT_ID: 'web', APPLE_TEAM_ID: 'TEAM', APPLE_KEY_ID: 'KEY' };
const CLUB = {
  id: 'club',
  label: 'Hoop Club',
  issuer: 'https://id.club.example/',
  clientId: 'a',
  clientSecret: 'b',
};

test('only e-mail is offered when nothing is configured', () => {
  expect(readConfig({}).signIn).toEqual({
    google: null,
    apple: null,
    github: null,
    x: null,
    issuers: [],
  });
});

test('a provider has its settings and its own address', () => {
  const { google, github } = readConfig({
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GITHUB_CLIENT_ID: 'c',
    GITHUB_CLIENT_SECRET: 'd',
  }).signIn;
  expect(google).toMatchObject({ issuer: 'https://accounts.google.com', clientId: 'a' });
  expect(github).toMatchObject({ siteUrl: 'https://github.com', apiUrl: 'https://api.github.com' });
});

test('Apple’s key may be on one line', () => {
  const pem = pemOf('P-256');
  const { apple } = readConfig({ ...APPLE, APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }).signIn;
  expect(apple?.privateKey).toBe(pem);
});

test('issuers are a list', () => {
  const { issuers } = readConfig({ OIDC_ISSUERS: JSON.stringify([CLUB]) }).signIn;
  expect(issuers).toEqual([{ ...CLUB, issuer: 'https://id.club.example' }]);
});

test.each<[what: string, named: string, env: Record<string, string>]>([
  ['half of Google', 'GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'a' }],
  ['no way to sign in', 'EMAIL_CODES', { EMAIL_CODES: 'off' }],
  [
    'an empty list of groups',
    'OIDC_ISSUERS',
    { OIDC_ISSUERS: JSON.stringify([{ ...CLUB, groups: [] }]) },
  ],
  ['half of X', 'X_CLIENT_ID', { X_CLIENT_SECRET: 'a' }],
  ['Apple without its key', 'APPLE_PRIVATE_KEY', APPLE],
  ['a key of another kind', 'APPLE_PRIVATE_KEY', { ...APPLE, APPLE_PRIVATE_KEY: pemOf('P-384') }],
  ['a string that is not a key', 'APPLE_PRIVATE_KEY', { ...APPLE, APPLE_PRIVATE_KEY: 'secret' }],
  ['a list that is not JSON', 'OIDC_ISSUERS', { OIDC_ISSUERS: '[{' }],
  ['a reserved id', 'OIDC_ISSUERS', { OIDC_ISSUERS: JSON.stringify([{ ...CLUB, id: 'google' }]) }],
  ['a duplicate id', 'OIDC_ISSUERS', { OIDC_ISSUERS: JSON.stringify([CLUB, CLUB]) }],
  [
    'secrets over plain http',
    'OIDC_ISSUERS',
    { OIDC_ISSUERS: JSON.stringify([{ ...CLUB, issuer: 'http://id.club.example' }]) },
  ],
])('%s is refused, naming %s', (_, named, env) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(named);
});
