// Reads the files of deploy/ as their programs would. `npm run measure -- images` starts them.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig, SETTINGS } from '../apps/server/src/config/config.ts';

const deploy = resolve(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

/** Parses lines `NAME=value`. */
const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** Environment variables that the programs read. */
const READ_BY = {
  program: SETTINGS,
  backup: [...read('backup.sh').matchAll(/\$\{?([A-Z_]+)/g)].map(([, name = '']) => name),
  caddy: [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)/g)].map(([, name = '']) => name),
};

/** Every value of a key, at any depth. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner as unknown] : []),
    ...valuesOf(inner, key),
  ]);
}

/** Substitutes variables in each text of a file as compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?why}`. */
function withVariables(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((inner) => withVariables(inner, variables));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, inner]) => [key, withVariables(inner, variables)] as const,
    );
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string') return value;
  return value.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string | undefined, rest: string | undefined) => {
      const given = variables[name] ?? '';
      if (given !== '' || kind === undefined) return given;
      if (kind === '?') throw new Error(`${name} is not set: ${rest ?? ''}`);
      return rest ?? '';
    },
  );
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooplog-deploy-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The output of `new-env.sh`, run in a folder of its own. */
function newEnvironment(): Record<string, string> {
  for (const name of ['new-env.sh', 'images.env']) writeFileSync(join(folder, name), read(name));
  execFileSync('sh', [join(folder, 'new-env.sh'), 'hoop.example']);
  return variablesIn(readFileSync(join(folder, '.env'), 'utf8'));
}

const images = variablesIn(read('images.env'));

describe('new-env.sh', () => {
  test('writes the images, the address and new secrets once, readable by their owner only', () => {
    const env = newEnvironment();
    expect(env).toMatchObject({ ...images, SITE_ADDRESS: 'hoop.example' });
    const secrets = ['POSTGRES_PASSWORD', 'STORAGE_PASSWORD', 'SESSION_SECRET'].map(
      (name) => env[name],
    );
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(secrets).size).toBe(3);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(() =>
      execFileSync('sh', [join(folder, 'new-env.sh'), 'x'], { stdio: 'pipe' }),
    ).toThrow();
    expect(variablesIn(readFileSync(join(folder, '.env'), 'utf8'))).toEqual(env);
  });
});

describe('images', () => {
  test('have version tags or digests', () => {
    for (const image of Object.values(images))
      expect(image).toMatch(/:v?\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/);
  });

  test('of the Dockerfile are those of images.env, and Node has the project’s version', () => {
    expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=${images['NODE_IMAGE'] ?? '?'}\n`);
    const node = readFileSync(resolve(deploy, '../scripts/setup/node.mjs'), 'utf8');
    const version = /node:([\d.]+)-/.exec(images['NODE_IMAGE'] ?? '')?.[1];
    expect(node).toContain(`@${version ?? '?'}'`);
  });
});

const serviceSchema = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()).default([]) }).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
});

describe('compose.yaml', () => {
  const file: unknown = parse(read('compose.yaml'), { merge: true });
  const withEnvironment = (env: Readonly<Record<string, string>>) =>
    composeSchema.parse(withVariables(file, env));
  const compose = () => withEnvironment(newEnvironment());
  /** Numbers of copies, which have a default. */
  const COUNTS = new Set(['APIS', 'WORKERS']);

  test('is complete with the output of new-env.sh, and requires it', () => {
    const whole = newEnvironment();
    expect(Object.keys(withEnvironment(whole).services).toSorted()).toEqual([
      'api',
      'backup',
      'database',
      'migrate',
      'proxy',
      'storage',
      'worker',
    ]);
    for (const name of Object.keys(whole).filter((one) => whole[one] !== '' && !COUNTS.has(one)))
      expect(() => withVariables(file, { ...whole, [name]: '' })).toThrow(
        `${name} is not set: sh new-env.sh writes it into .env`,
      );
  });

  test('names only existing services, volumes, files and images', () => {
    const { services, volumes } = compose();
    for (const [name, service] of Object.entries(services)) {
      const needed = service.depends_on ?? [];
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services, name).toHaveProperty(other);
      for (const volume of service.volumes) {
        const [from = ''] = volume.split(':');
        if (!from.startsWith('./')) expect(volumes, name).toHaveProperty(from);
        else if (from !== './backups') expect(readdirSync(deploy)).toContain(from.slice(2));
      }
      expect(['hooplog', ...Object.values(images)]).toContain(service.image);
    }
  });

  test.each(['migrate', 'api', 'worker'])(
    'sets up the role %s with its intended settings',
    (role) => {
      const env = compose().services[role]?.environment ?? {};
      for (const name of Object.keys(env)) expect(READ_BY.program).toContain(name);
      const config = readConfig(
        Object.fromEntries(Object.entries(env).map(([name, value]) => [name, `${value}`])),
      );
      expect(config).toMatchObject({
        publicUrl: 'https://hoop.example',
        s3: { endpoint: 'http://storage:7070', bucket: 'hooplog', pathStyle: true },
        joining: { who: 'open' },
      });
      expect(config.trustProxy).toContain('uniquelocal');
      expect(config.databaseUrl).toMatch(/^postgres:\/\/hooplog:[0-9a-f]{64}@database\/hooplog$/);
      expect(config.sessionSecret).toHaveLength(64);
    },
  );

  test('hears in .env who gets in and who runs it', () => {
    const said = {
      ...{ WHO_MAY_JOIN: 'invited', JOIN_DOMAINS: 'school.example' },
      OPERATORS: 'maya@school.example',
    };
    const { api } = withEnvironment({ ...newEnvironment(), ...said }).services;
    expect(api?.environment).toMatchObject(said);
  });

  test('tells the backup and Caddy what they read', () => {
    const { backup, proxy } = compose().services;
    for (const name of Object.keys(backup?.environment ?? {}))
      expect(READ_BY.backup).toContain(name);
    for (const name of Object.keys(proxy?.environment ?? {})) expect(READ_BY.caddy).toContain(name);
  });

  test('checks a worker’s health without the database', () => {
    const { worker } = compose().services;
    const asked = worker?.healthcheck?.test.join(' ');
    const port = worker?.environment['METRICS_PORT'] ?? '?';
    expect(asked).toContain(`'http://127.0.0.1:${port}/healthz'`);
  });

  test('lets Prometheus read all copies as prometheus.yml says, and no one from outside', () => {
    const { services } = compose();
    const [places] = valuesOf(parse(read('prometheus.yml')), 'dns_sd_configs')
      .map((configs) => z.array(scrapeSchema).parse(configs))
      .flat();
    expect(places?.names.toSorted()).toEqual(['api', 'worker']);
    for (const name of places?.names ?? []) {
      expect(services[name]?.environment['METRICS_PORT'], name).toBe(places?.port);
      expect(services[name]?.ports, name).toEqual([]);
    }
  });
});

const scrapeSchema = z.object({ names: z.array(z.string()), port: z.number() });
const panelSchema = z.object({
  id: z.number(),
  title: z.string().min(1),
  targets: z.array(z.object({ expr: z.string().min(1) })).min(1),
});

// apps/server/src/metrics/metrics.test.ts checks its queries against the metrics.
test('the dashboard has panels, each once and with a query', () => {
  const dashboard = z.object({ panels: z.array(panelSchema).min(1) });
  const { panels } = dashboard.parse(JSON.parse(read('grafana-dashboard.json')));
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

// Skipped, and reported so, if there is no Caddy; `npm run measure -- images` installs one and starts it.
test.skipIf(!hasCaddy)('Caddy sends every call to the copies of the API', () => {
  const adapted: unknown = JSON.parse(
    execFileSync(
      'caddy',
      ['adapt', '--config', join(deploy, 'Caddyfile'), '--adapter', 'caddyfile'],
      {
        env: { ...process.env, SITE_ADDRESS: 'hoop.example' },
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      },
    ),
  );
  expect(valuesOf(adapted, 'host')).toEqual([['hoop.example']]);
  expect(valuesOf(adapted, 'dynamic_upstreams')).toMatchObject([
    { source: 'a', name: 'api', port: '3000' },
  ]);
  expect(read('Dockerfile')).toContain(' PORT=3000 ');
});

test('every file of deploy/ is read by one of these tests', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  const own = new Set(['.env', 'backups']);
  for (const name of readdirSync(deploy).filter((one) => !own.has(one)))
    expect(source, name).toContain(`'${name}'`);
});

const manifestSchema = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string(), namespace: z.string().optional() }),
});

const referenceSchema = z.object({ name: z.string() });
const containerSchema = z.object({
  name: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).optional(),
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z.object({ secretKeyRef: z.object({ key: z.string() }) }).optional(),
      }),
    )
    .optional(),
  envFrom: z
    .array(
      z.object({ configMapRef: referenceSchema.optional(), secretRef: referenceSchema.optional() }),
    )
    .optional(),
});

describe('kubernetes', () => {
  const files = globSync('*.yaml', { cwd: join(deploy, 'kubernetes') }).toSorted();
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
      expect(document.errors, file).toEqual([]);
      return document.toJS() as unknown;
    }),
  );
  const ofKind = (kind: string) =>
    manifests.filter((manifest) => manifestSchema.parse(manifest).kind === kind);
  const entries = z.record(z.string(), z.string());
  /** The data of the ConfigMap and the Secret, as shipped. */
  const settings = entries.parse(valuesOf(ofKind('ConfigMap'), 'data')[0]);
  const secrets = entries.parse(valuesOf(ofKind('Secret'), 'stringData')[0]);
  const containers = valuesOf(valuesOf(manifests, 'template'), 'containers').map((list) =>
    containerSchema.parse(Array.isArray(list) ? list[0] : null),
  );
  /** All environment variables of a container. */
  function environmentOf(name: string): Record<string, string> {
    const container = containers.find((one) => one.name === name);
    const maps: Readonly<Record<string, unknown>> = { settings, secrets };
    const found: Record<string, string> = {};
    for (const { configMapRef, secretRef } of container?.envFrom ?? [])
      Object.assign(found, entries.parse(maps[(configMapRef ?? secretRef)?.name ?? '?']));
    for (const { name: own, value, valueFrom } of container?.env ?? [])
      found[own] = value ?? z.string().parse(secrets[valueFrom?.secretKeyRef.key ?? '?']);
    return found;
  }
  const filledIn = (env: Readonly<Record<string, string>>) =>
    entries.parse(JSON.parse(JSON.stringify(env).replaceAll(/FILL_IN_\w+/g, 'x'.repeat(64))));

  test('manifests are in one namespace, each once', () => {
    const found = manifests.map((manifest) => manifestSchema.parse(manifest));
    for (const { kind, metadata } of found)
      if (kind !== 'Namespace') expect(metadata.namespace).toBe('hooplog');
    const names = found.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('name only existing images and settings', () => {
    for (const image of valuesOf(manifests, 'image'))
      expect(['hooplog', images['POSTGRES_IMAGE']]).toContain(image);
    for (const name of Object.keys(environmentOf('backup'))) expect(READ_BY.backup).toContain(name);
  });

  test.each(['migrate', 'api', 'worker'])(
    'set up the role %s with its intended settings, once its secrets are filled in',
    (role) => {
      const env = environmentOf(role);
      for (const name of Object.keys(env)) expect(READ_BY.program).toContain(name);
      const config = readConfig(filledIn(env));
      expect(config).toMatchObject({
        publicUrl: 'https://hoop.example',
        s3: { bucket: 'hooplog' },
      });
      expect(config.smtpUrl).not.toBeNull();
      for (const name of Object.keys(secrets))
        expect(() => readConfig({ ...filledIn(env), [name]: secrets[name] })).toThrow(
          `${name}: put your own in the place of FILL_IN_`,
        );
    },
  );

  test('run nothing as root, and probe what the API answers', () => {
    expect(containers.map(({ name }) => name).toSorted()).toEqual([
      ...['api', 'backup', 'migrate', 'worker'],
    ]);
    expect(valuesOf(manifests, 'runAsNonRoot')).toEqual([true, true, true, true]);
    expect(valuesOf(manifests, 'allowPrivilegeEscalation')).toEqual([false, false, false, false]);
    // A probe that ends a container must not query the database or the bucket.
    for (const probe of ['livenessProbe', 'startupProbe'])
      for (const path of valuesOf(valuesOf(manifests, probe), 'path'))
        expect(path).toBe('/healthz');
    expect(valuesOf(valuesOf(manifests, 'livenessProbe'), 'port')).toEqual(['http', 'metrics']);
    expect(valuesOf(valuesOf(manifests, 'readinessProbe'), 'path')).toEqual(['/readyz']);
    for (const role of ['api', 'worker']) {
      const ports = containers.find(({ name }) => name === role)?.ports ?? [];
      const metrics = ports.find(({ name }) => name === 'metrics')?.containerPort;
      expect(environmentOf(role)['METRICS_PORT']).toBe(`${metrics ?? '?'}`);
    }
  });
});
