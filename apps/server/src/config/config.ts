import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { LIMITS } from '@hooplog/domain';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';
import { refuseHalfGroups } from './half-groups.ts';
import type { S3Settings } from '../storage/s3-client.ts';
import { S3_GROUP, s3Environment, s3Settings } from './s3-settings.ts';
import {
  hasProvider,
  SIGN_IN_GROUPS,
  signInEnvironment,
  type SignInSettings,
  signInSettings,
} from './sign-in-settings.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

const portSchema = z.coerce.number().int().min(0).max(65_535);
const countSchema = z.coerce.number().int().min(1);
const switchSchema = z.enum(['on', 'off']).transform((value) => value === 'on');

const isWithin = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** `school.example, @club.example`, in ASCII as in addresses. An invalid domain would let in everybody or nobody. */
const domainsSchema = z
  .string()
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => domainToASCII(part.replace(/^@|\.$/g, ''))),
  )
  .refine(
    (domains) =>
      domains.length > 0 && domains.every((name) => z.email().safeParse(`a@${name}`).success),
    'are the ends of addresses: school.example, club.example',
  );

/** `maya@club.example, sam@club.example` */
const addressesIn = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '');

/** The path is used in cookies and patterns, where other characters have a meaning. */
function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash, username } = new URL(address);
  return /^(?:\/[\w.~-]+)*\/?$/.test(pathname) && `${search}${hash}${username}` === '';
}

function namesProxies(list: string): boolean {
  try {
    proxyAddr.compile(list.split(',').map((part) => part.trim()));
    return true;
  } catch {
    return false;
  }
}

/** `03:17, 15:17` */
const timesSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(
    z
      .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'are times of the day, UTC: 03:17'))
      .min(1, 'names no time'),
  );

/** Unset and empty variables both mean the default: `SMTP_URL=` turns mail off. */
const environmentSchema = z
  .object({
    ...signInEnvironment,
    ...s3Environment,
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    HOST: z.string().optional(),
    PORT: portSchema.default(3000),
    METRICS_PORT: portSchema.optional(),
    HOOPLOG_DATA_DIR: z.string().default(resolve(repositoryRoot, 'data')),
    HOOPLOG_WEB_DIR: z.string().default(resolve(repositoryRoot, 'apps/web/dist')),
    DATABASE_URL: z.string().optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_AT: timesSchema.prefault('03:17'),
    BACKUP_KEEP: countSchema.default(7),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isPlainAddress, 'is an address with at most a path of letters, digits and -._~')
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Hooplog <no-reply@localhost>'),
    SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    TRUST_PROXY: z
      .string()
      .refine(namesProxies, 'names addresses or networks: loopback, 10.0.0.0/8')
      .optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    WHO_MAY_JOIN: z.enum(['open', 'invited', 'closed']).default('open'),
    JOIN_DOMAINS: domainsSchema.default([]),
    EMAIL_CODES: switchSchema.default(true),
    OPERATORS: z
      .string()
      .default('')
      .transform(addressesIn)
      .pipe(z.array(z.string().toLowerCase().pipe(z.email()))),
    LANDING_NUMBERS: z.enum(['printed', 'live']).default('printed'),
    CONTACT_EMAIL: z.email().optional(),
    HOOPLOG_LAN: switchSchema.default(false),
    WEBHOOKS_TO_PRIVATE: switchSchema.default(false),
    RATE_LIMITS: switchSchema.default(true),
    CONNECTIONS: countSchema.default(4000),
    CONNECTIONS_PER_ADDRESS: countSchema.default(600),
    SIGN_INS_PER_ADDRESS: countSchema.default(5),
    SIGN_INS_PER_IP: countSchema.default(200),
    UPLOADS_PER_HOUR: countSchema.default(60),
    ROOM_PER_USER: countSchema.optional(),
    ANALYSES_PER_HOUR: countSchema.default(60),
    REELS_PER_HOUR: countSchema.default(30),
    IMPORTS_PER_HOUR: countSchema.default(20),
    ANALYSES_AT_ONCE: countSchema.optional(),
    INVITATIONS_PER_HOUR: countSchema.default(30),
    MESSAGES_PER_MINUTE: countSchema.default(LIMITS.MESSAGES_PER_MINUTE),
  })
  .superRefine(refuseHalfGroups([...SIGN_IN_GROUPS, S3_GROUP]))
  .refine(({ S3_ENDPOINT, S3_BUCKET }) => S3_ENDPOINT === undefined || S3_BUCKET !== undefined, {
    path: ['S3_BUCKET'],
    message: 'is needed beside S3_ENDPOINT',
  })
  .refine(
    ({ BACKUP_DIR, HOOPLOG_DATA_DIR }) =>
      BACKUP_DIR === undefined || !isWithin(resolve(BACKUP_DIR), resolve(HOOPLOG_DATA_DIR)),
    { path: ['BACKUP_DIR'], message: 'lies in the data folder: backups would be lost with it' },
  )
  .refine((values) => values.EMAIL_CODES || hasProvider(signInSettings(values)), {
    path: ['EMAIL_CODES'],
    message: 'off lets nobody in: set up a provider first',
  })
  .refine(
    ({ PORT, METRICS_PORT }) => METRICS_PORT === undefined || METRICS_PORT !== PORT || PORT === 0,
    {
      path: ['METRICS_PORT'],
      message: 'is the port of PORT: numbers that are nobody’s business have one of their own',
    },
  )
  .refine(({ HOOPLOG_LAN, PUBLIC_URL }) => !HOOPLOG_LAN || PUBLIC_URL === undefined, {
    path: ['HOOPLOG_LAN'],
    message: 'goes without PUBLIC_URL: a public address has a certificate of its own',
  });

/** Names of all variables that are read here. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/** Stands for a secret in `deploy/kubernetes/settings.yaml`; as a real secret it would be public. */
const PLACEHOLDER = /FILL_IN_\w+/;

/** A sentence for each variable that still has the placeholder of a secret. */
const unfilled = (env: Readonly<Record<string, string | undefined>>) =>
  SETTINGS.flatMap((name) => {
    const [placeholder] = PLACEHOLDER.exec(env[name] ?? '') ?? [];
    return placeholder === undefined
      ? []
      : [`${name}: put your own in the place of ${placeholder}`];
  });

/** The program's configuration: everything that differs between installations. */
export interface Config {
  readonly nodeEnv: 'production' | 'development' | 'test';
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Port for Prometheus metrics of this process; null: none. */
  readonly metricsPort: number | null;
  readonly dataDir: string;
  /** Null: files are in `videos` in the data folder. */
  readonly s3: S3Settings | null;
  /** Folder of the built web client. */
  readonly webDir: string;
  /** Null: the embedded PostgreSQL, started by the supervisor. */
  readonly databaseUrl: string | null;
  /** Null: the program makes no backups by itself. */
  readonly backup: {
    /** Each backup has a folder of its own in it. */
    readonly folder: string;
    /** Start times of each day, UTC: `03:17`. */
    readonly at: readonly string[];
    /** Number of newest backups to keep. */
    readonly kept: number;
  } | null;
  /** Address by which browsers reach the program, without a trailing slash; https turns secure cookies on. */
  readonly publicUrl: string | null;
  /** Path of that address, `/hooplog`, with which all others begin; empty without one. */
  readonly basePath: string;
  /**
   * For phones in the local network: https with a self-signed certificate, on every address of this machine.
   */
  readonly lan: boolean;
  readonly joining: {
    /** Who can create an account: everybody, users invited by email to a squad or team, or nobody. */
    readonly who: 'open' | 'invited' | 'closed';
    /**
     * Lower-case domains whose addresses may have an account; empty means any. With `invited`, these
     * addresses need no invitation.
     */
    readonly domains: readonly string[];
  };
  /** Addresses whose accounts may open the operator's page, lower case. */
  readonly operators: readonly string[];
  /** Null: mails go to the log and the mailbox page. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Whether the landing page shows counts of this installation instead of fixed numbers. */
  readonly liveLandingNumbers: boolean;
  /** Address of the operator; null: the contact page explains how to set one. */
  readonly contactEmail: string | null;
  readonly signIn: SignInSettings;
  /** Whether a mailed code can sign users in; if not, only providers can. */
  readonly emailCodes: boolean;
  /** Whether webhooks may call this machine and its networks, over plain http too. */
  readonly webhooksToPrivate: boolean;
  /** Null: generated at random and stored in the data folder. */
  readonly sessionSecret: string | null;
  /** Peers whose X-Forwarded-* headers are trusted: Fastify's `trustProxy`. */
  readonly trustProxy: string | false;
  /** Analyses at once per worker; null: as many as its machine can hold. */
  readonly analysesAtOnce: number | null;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly limits: {
    /** Off only where tests sign in by the hundred. */
    readonly enforced: boolean;
    /** Maximum open connections in total. */
    readonly connections: number;
    /** Maximum open connections, and requests, per network: a gym of 60 has ten per player. */
    readonly connectionsPerNetwork: number;
    /** Unused six-digit codes per address in 24 hours; further ones have twelve digits. */
    readonly signInsPerAddress: number;
    /** Sign-in calls per IP address in 10 minutes. */
    readonly signInsPerIp: number;
    readonly uploadsPerHour: number;
    /** Gigabytes of videos per user; null: no limit. */
    readonly roomPerUser: number | null;
    readonly analysesPerHour: number;
    readonly reelsPerHour: number;
    readonly importsPerHour: number;
    readonly invitationsPerHour: number;
    /** Chat messages per user. */
    readonly messagesPerMinute: number;
  };
}

/** A variable that cannot be used, explained to the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Private networks, where a proxy that ends https stands. */
const NEAR_PROXIES = 'loopback, linklocal, uniquelocal';

/** Reads the configuration; throws a `ConfigError` that names every unusable variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  const unusable = parsed.error?.issues ?? [];
  const lines = [
    ...unfilled(present),
    ...unusable.map(({ path, message }) => `${path.join('.')}: ${message}`),
  ];
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(`The configuration cannot be used.\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const publicUrl =
    values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).href.replace(/\/$/, '');
  const behindHttps = publicUrl?.startsWith('https:') === true;
  return {
    nodeEnv: values.NODE_ENV,
    host: values.HOST ?? (values.HOOPLOG_LAN ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    metricsPort: values.METRICS_PORT ?? null,
    dataDir: resolve(values.HOOPLOG_DATA_DIR),
    webDir: resolve(values.HOOPLOG_WEB_DIR),
    s3: s3Settings(values),
    databaseUrl: values.DATABASE_URL ?? null,
    backup:
      values.BACKUP_DIR === undefined
        ? null
        : { folder: resolve(values.BACKUP_DIR), at: values.BACKUP_AT, kept: values.BACKUP_KEEP },
    publicUrl,
    basePath: publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, ''),
    lan: values.HOOPLOG_LAN,
    joining: { who: values.WHO_MAY_JOIN, domains: values.JOIN_DOMAINS },
    operators: values.OPERATORS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    liveLandingNumbers: values.LANDING_NUMBERS === 'live',
    contactEmail: values.CONTACT_EMAIL ?? null,
    signIn: signInSettings(values),
    emailCodes: values.EMAIL_CODES,
    webhooksToPrivate: values.WEBHOOKS_TO_PRIVATE,
    sessionSecret: values.SESSION_SECRET ?? null,
    trustProxy: values.TRUST_PROXY ?? (behindHttps ? NEAR_PROXIES : false),
    analysesAtOnce: values.ANALYSES_AT_ONCE ?? null,
    logLevel: values.LOG_LEVEL,
    limits: {
      enforced: values.RATE_LIMITS,
      connections: values.CONNECTIONS,
      connectionsPerNetwork: values.CONNECTIONS_PER_ADDRESS,
      signInsPerAddress: values.SIGN_INS_PER_ADDRESS,
      signInsPerIp: values.SIGN_INS_PER_IP,
      uploadsPerHour: values.UPLOADS_PER_HOUR,
      roomPerUser: values.ROOM_PER_USER ?? null,
      analysesPerHour: values.ANALYSES_PER_HOUR,
      reelsPerHour: values.REELS_PER_HOUR,
      importsPerHour: values.IMPORTS_PER_HOUR,
      invitationsPerHour: values.INVITATIONS_PER_HOUR,
      messagesPerMinute: values.MESSAGES_PER_MINUTE,
    },
  };
}
