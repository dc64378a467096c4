import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { keptSessionSecret } from './session-secret.ts';

test('nothing has to be configured', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: null,
    trustProxy: false,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: null, port: 3000 });
});

test('a public https address makes private proxies trusted, whatever its path', () => {
  expect(readConfig({ PUBLIC_URL: 'https://hoop.example/' })).toMatchObject({
    publicUrl: 'https://hoop.example',
    trustProxy: 'loopback, linklocal, uniquelocal',
  });
});

test.each([
  ['https://school.example/hooplog', 'https://school.example/hooplog', '/hooplog'],
  [
    'https://school.example/sports/hooplog/',
    'https://school.example/sports/hooplog',
    '/sports/hooplog',
  ],
  ['http://10.0.0.2:8080', 'http://10.0.0.2:8080', ''],
])('%s is %s, under "%s"', (PUBLIC_URL, publicUrl, basePath) => {
  expect(readConfig({ PUBLIC_URL })).toMatchObject({ publicUrl, basePath });
});

test('domains of new users are listed on one line, in any spelling', () => {
  const typed = 'School.example, @club.example  ball.example. schüler.example';
  expect(readConfig({ JOIN_DOMAINS: typed }).joining).toEqual({
    who: 'open',
    domains: ['school.example', 'club.example', 'ball.example', 'xn--schler-5ya.example'],
  });
});

test.each([
  'https://school.example',
  '*.school.example',
  'school.example, maya@club.example',
  'school',
  'a b.example',
  ' , ',
  '10.0.0.1',
])('JOIN_DOMAINS=%j names no domain, and does not open the door to all', (JOIN_DOMAINS) => {
  expect(() => readConfig({ JOIN_DOMAINS })).toThrow(
    'JOIN_DOMAINS: are the ends of addresses: school.example, club.example',
  );
});

test('for the local network it listens at every address, and trusts no proxy', () => {
  expect(readConfig({ HOOPLOG_LAN: 'on' })).toMatchObject({
    lan: true,
    host: '0.0.0.0',
    publicUrl: null,
    trustProxy: false,
  });
  expect(readConfig({ HOOPLOG_LAN: 'on', HOST: '192.168.1.20' }).host).toBe('192.168.1.20');
  const both = () => readConfig({ HOOPLOG_LAN: 'on', PUBLIC_URL: 'https://hoop.example' });
  expect(both).toThrow(/^The configuration cannot be used.\nHOOPLOG_LAN: goes without PUBLIC_URL/);
});

test('what Prometheus reads has a port of its own', () => {
  expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT: is the port of PORT');
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 });
});

test('backups are made where a folder is named, once a night unless said otherwise', () => {
  expect(readConfig({}).backup).toBeNull();
  const usual = { folder: '/mnt/backups', at: ['03:17'], kept: 7 };
  expect(readConfig({ BACKUP_DIR: '/mnt/backups' }).backup).toEqual(usual);
  const said = { BACKUP_DIR: '/mnt/backups', BACKUP_AT: '06:00, 18:30', BACKUP_KEEP: '3' };
  expect(readConfig(said).backup).toEqual({ ...usual, at: ['06:00', '18:30'], kept: 3 });
});

test.each([
  ['BACKUP_AT', 'BACKUP_AT.0: are times', { BACKUP_AT: '25:00' }],
  ['BACKUP_AT', 'BACKUP_AT: names no time', { BACKUP_AT: ',' }],
  ['BACKUP_KEEP', 'BACKUP_KEEP', { BACKUP_KEEP: '0' }],
  ['BACKUP_DIR', 'lies in the data folder', { BACKUP_DIR: '/a/b', HOOPLOG_DATA_DIR: '/a' }],
])('%s that cannot be used is refused: %s', (_name, words, settings) => {
  expect(() => readConfig(settings)).toThrow(words);
});

test('films are stored on the local disk or in an S3 bucket', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const amazon = { bucket: 'films', endpoint: null, region: 'us-east-1', pathStyle: false };
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig({ ...keys, S3_BUCKET: 'films' }).s3).toMatchObject(amazon);
  const own = { ...keys, S3_BUCKET: 'films', S3_ENDPOINT: 'http://store:9000' };
  expect(readConfig(own).s3).toMatchObject({ endpoint: 'http://store:9000', pathStyle: true });
  expect(readConfig({ ...own, S3_PATH_STYLE: 'off' }).s3).toMatchObject({ pathStyle: false });
});

test.each([
  [{ S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY: is needed beside'],
  [{ S3_ENDPOINT: 'http://store:9000' }, 'S3_BUCKET: is needed beside S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT'],
])('incomplete S3 settings are refused by name: %j', (settings, why) => {
  expect(() => readConfig(settings)).toThrow(why);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'hoop.example'],
  ['PUBLIC_URL', 'https://school.example/hoop;log'],
  ['PUBLIC_URL', 'https://school.example/a//b'],
  ['PUBLIC_URL', 'https://school.example/?site=hooplog'],
  ['PUBLIC_URL', 'https://me:secret@school.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'proxy.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SESSION_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'maybe'],
])('%s=%s is refused by name', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
});

test('the placeholder of a secret is refused by name, however long it is', () => {
  const secrets = {
    SESSION_SECRET: 'FILL_IN_64_RANDOM_CHARACTERS, which are public here',
    DATABASE_URL: 'postgres://hooplog:FILL_IN_PASSWORD@database.example/hooplog',
    PORT: 'eighty',
  };
  const read = () => readConfig(secrets);
  expect(read).toThrow('SESSION_SECRET: put your own in the place of FILL_IN_64_RANDOM_CHARACTERS');
  expect(read).toThrow('DATABASE_URL: put your own in the place of FILL_IN_PASSWORD');
  expect(read).toThrow('PORT: ');
});

test('the stored secret is made once, for its owner only, also by two starts at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-secret-'));
  try {
    const [one, two] = await Promise.all([keptSessionSecret(folder), keptSessionSecret(folder)]);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(two).toBe(one);
    expect((await stat(join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
    await writeFile(join(folder, 'session-secret'), 'cut');
    await expect(keptSessionSecret(folder)).rejects.toThrow('damaged');
  } finally {
    await rm(folder, { recursive: true });
  }
});
