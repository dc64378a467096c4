import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** An OpenID Connect issuer at which this installation is registered. */
export interface OpenIdSettings {
  /** Part of its addresses here: `/api/auth/{id}/callback`. */
  readonly id: string;
  /** The name on the button, after "Continue with". */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Only accounts in one of these groups may sign in; absent: all. */
  readonly groups?: readonly string[] | undefined;
  /** The claim that holds an account's groups. */
  readonly groupsClaim?: string | undefined;
  /** Scopes in addition to `openid email`: some issuers send groups only then. */
  readonly scope?: string | undefined;
}

/** Apple has no fixed client secret: each is created on demand, signed with the developer account's key. */
export interface AppleSettings {
  readonly issuer: string;
  /** The Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM, P-256. */
  readonly privateKey: string;
}

/**
 * GitHub and X use OAuth 2 without OpenID Connect; their addresses differ for GitHub Enterprise and in tests.
 */
export interface OAuthSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly siteUrl: string;
  readonly apiUrl: string;
}

/** Sign-in methods besides email; null is not offered. */
export interface SignInSettings {
  readonly google: OpenIdSettings | null;
  readonly apple: AppleSettings | null;
  readonly github: OAuthSettings | null;
  readonly x: OAuthSettings | null;
  readonly issuers: readonly OpenIdSettings[];
}

const isLoopback = (url: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

/** Receives secrets, so it needs encryption unless it stays on this machine. */
const providerUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => text.startsWith('https:') || isLoopback(new URL(text)),
    'needs https, except on this machine itself',
  )
  .transform((text) => text.replace(/\/$/, ''));

function isP256(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/**
 * Fits one line of an environment file, with
 *  for line breaks.
 */
const applePrivateKey = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine(isP256, 'is not the content of the .p8 file that Apple gave');

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
}

/** Reserved: names of the built-in methods, and of calls with the same path prefix. */
const TAKEN = [
  ...['google', 'apple', 'github', 'x', 'email', 'sessions', 'methods', 'passkeys', 'pending'],
  'user',
];

const issuerSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'needs small letters, digits and hyphens')
    .refine((id) => !TAKEN.includes(id), 'is taken'),
  label: z.string().trim().min(1).max(40),
  issuer: providerUrl,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  groups: z
    .array(z.string().min(1))
    .min(1, 'lets nobody in: leave it out for everybody')
    .optional(),
  groupsClaim: z.string().min(1).optional(),
  scope: z.string().min(1).optional(),
});

const issuersSchema = z
  .string()
  .transform(parseJson)
  .pipe(z.array(issuerSchema))
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'has one id twice');

export const signInEnvironment = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: providerUrl.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: applePrivateKey.optional(),
  APPLE_ISSUER: providerUrl.default('https://appleid.apple.com'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: providerUrl.default('https://github.com'),
  GITHUB_API_URL: providerUrl.default('https://api.github.com'),
  X_CLIENT_ID: z.string().optional(),
  X_CLIENT_SECRET: z.string().optional(),
  X_URL: providerUrl.default('https://x.com'),
  X_API_URL: providerUrl.default('https://api.x.com'),
  OIDC_ISSUERS: issuersSchema.default([]),
};

type Values = z.output<z.ZodObject<typeof signInEnvironment>>;

/** Variables that only work together. */
export const SIGN_IN_GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
] as const;

function google(values: Values): OpenIdSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return null;
  return { id: 'google', label: 'Google', issuer: values.GOOGLE_ISSUER, clientId, clientSecret };
}

function apple(values: Values): AppleSettings | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId } = values;
  const { APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = values;
  if (clientId === undefined || teamId === undefined) return null;
  if (keyId === undefined || privateKey === undefined) return null;
  return { issuer: values.APPLE_ISSUER, clientId, teamId, keyId, privateKey };
}

function oauth(
  clientId: string | undefined,
  clientSecret: string | undefined,
  urls: Pick<OAuthSettings, 'siteUrl' | 'apiUrl'>,
): OAuthSettings | null {
  if (clientId === undefined || clientSecret === undefined) return null;
  return { clientId, clientSecret, ...urls };
}

export const signInSettings = (values: Values): SignInSettings => ({
  google: google(values),
  apple: apple(values),
  github: oauth(values.GITHUB_CLIENT_ID, values.GITHUB_CLIENT_SECRET, {
    siteUrl: values.GITHUB_URL,
    apiUrl: values.GITHUB_API_URL,
  }),
  x: oauth(values.X_CLIENT_ID, values.X_CLIENT_SECRET, {
    siteUrl: values.X_URL,
    apiUrl: values.X_API_URL,
  }),
  issuers: values.OIDC_ISSUERS,
});

/** Whether there is a sign-in method besides email. */
export const hasProvider = ({ google, apple, github, x, issuers }: SignInSettings): boolean =>
  [google, apple, github, x].some((provider) => provider !== null) || issuers.length > 0;
