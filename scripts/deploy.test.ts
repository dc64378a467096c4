// The files of deploy/ are read as their programs would. What is started: npm run measure -- images.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
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
import { readConfig } from '../apps/server/src/config/config.ts';

const deploy = resolve(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

/** Lines `NAME=value`. */
const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** Puts variables into each text of a file as compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?why}`. */
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

/** What `new-env.sh` writes, run in a folder of its own. */
function newEnvironment(): Record<string, string> {
  for (const name of ['new-env.sh', 'images.env'])
    copyFileSync(join(deploy, name), join(folder, name));
  execFileSync('sh', [join(folder, 'new-env.sh'), 'hoop.example']);
  return variablesIn(readFileSync(join(folder, '.env'), 'utf8'));
}

const images = variablesIn(read('images.env'));

describe('new-env.sh', () => {
  test('writes the images, the address and new secrets, for their owner only, and never again', () => {
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
  test('have tags that say a version, or digests', () => {
    for (const image of Object.values(images))
      expect(image).toMatch(/:v?\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/);
  });

  test('of the Dockerfile are those of images.env, and Node is the one of the project', () => {
    expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=${images['NODE_IMAGE'] ?? '?'}\n`);
    const node = readFileSync(resolve(deploy, '../scripts/setup/node.mjs'), 'utf8');
    const version = /node:([\d.]+)-/.exec(images['NODE_IMAGE'] ?? '')?.[1];
    expect(node).toContain(`@${version ?? '?'}'`);
  });
});

const serviceSchema = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
});

describe('compose.yaml', () => {
  const file: unknown = parse(read('compose.yaml'), { merge: true });
  const compose = () => composeSchema.parse(withVariables(file, newEnvironment()));

  test('is complete with what new-env.sh writes, and asks for it without', () => {
    expect(Object.keys(compose().services).toSorted()).toEqual([
      'api',
      'backup',
      'database',
      'migrate',
      'proxy',
      'storage',
      'worker',
    ]);
    expect(() => withVariables(file, {})).toThrow('NODE_IMAGE is not set: sh new-env.sh');
  });

  test('names only services, volumes, files and images that there are', () => {
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
    'sets up the role %s as its settings are meant',
    (role) => {
      const env = compose().services[role]?.environment ?? {};
      const known = readFileSync(resolve(deploy, '../docs/operations.md'), 'utf8');
      for (const name of Object.keys(env)) expect(known, name).toContain(`\`${name}\``);
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
});

const manifestSchema = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string(), namespace: z.string().optional() }),
});

describe('kubernetes', () => {
  const files = globSync('*.yaml', { cwd: join(deploy, 'kubernetes') }).toSorted();
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
      expect(document.errors, file).toEqual([]);
      return document.toJS() as unknown;
    }),
  );
  /** Every value of a key, however deep. */
  const all = (value: unknown, key: string): unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(name === key ? [inner as unknown] : []),
      ...all(inner, key),
    ]);
  };

  test('manifests stand in the one namespace, each once', () => {
    const found = manifests.map((manifest) => manifestSchema.parse(manifest));
    for (const { kind, metadata } of found)
      if (kind !== 'Namespace') expect(metadata.namespace).toBe('hooplog');
    const names = found.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('name only images and settings that there are', () => {
    for (const image of all(manifests, 'image'))
      expect(['hooplog', images['POSTGRES_IMAGE']]).toContain(image);
    const settings = manifests.find(
      (manifest) => manifestSchema.parse(manifest).kind === 'ConfigMap',
    );
    const secrets = manifests.find((manifest) => manifestSchema.parse(manifest).kind === 'Secret');
    const env = z.record(z.string(), z.string());
    const config = readConfig({
      ...env.parse(all(settings, 'data')[0]),
      ...env.parse(all(secrets, 'stringData')[0]),
    });
    expect(config).toMatchObject({ publicUrl: 'https://hoop.example', s3: { bucket: 'hooplog' } });
    expect(config.smtpUrl).not.toBeNull();
  });

  test('run nothing as root, and probe what the API answers', () => {
    const pods = all(manifests, 'template').flatMap((template) => all(template, 'containers'));
    expect(pods).toHaveLength(4);
    expect(all(manifests, 'runAsNonRoot')).toEqual([true, true, true, true]);
    expect(all(manifests, 'allowPrivilegeEscalation')).toEqual([false, false, false, false]);
    const paths = all(manifests, 'httpGet').flatMap((probe) => all(probe, 'path'));
    expect(new Set(paths)).toEqual(new Set(['/healthz', '/readyz', '/metrics']));
  });
});

describe('backup.sh', () => {
  /** The two programs of PostgreSQL as far as the script knows them; the real ones run in the drill. */
  function standIns(dump: string) {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(
      join(bin, 'pg_dump'),
      `#!/bin/sh\nfor word; do case $word in --file=*) ${dump} >"\${word#--file=}";; esac; done\n`,
    );
    writeFileSync(join(bin, 'pg_restore'), '#!/bin/sh\n[ "$1" = --list ] && grep -q whole "$2"\n');
    for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const env = {
      ...{ PATH: `${bin}:${process.env['PATH'] ?? ''}`, DATABASE_URL: 'postgres://x' },
      ...{ BACKUP_DIR: backups, BACKUPS_KEPT: '3' },
    };
    const run = () =>
      execFileSync('sh', [join(deploy, 'backup.sh'), 'once'], { env, stdio: 'pipe' });
    return { backups, run };
  }
  const older = [1, 2, 3].map((day) => `hooplog-2026-01-0${day}T030000Z.dump`);

  test('keeps the newest dumps, and touches nothing else', () => {
    const { backups, run } = standIns('echo whole');
    for (const name of [...older, 'mine.txt', 'hooplog-2026-01-04T030000Z.dump.part'])
      writeFileSync(join(backups, name), 'x');
    run();
    const names = readdirSync(backups).toSorted();
    expect(names.slice(0, 2)).toEqual(older.slice(1));
    expect(names.slice(2)).toEqual([expect.stringMatching(/^hooplog-.*Z\.dump$/), 'mine.txt']);
    expect(statSync(join(backups, names[2] ?? '')).mode & 0o777).toBe(0o600);
  });

  test('keeps the old ones where a new one is not whole', () => {
    const { backups, run } = standIns('echo half');
    for (const name of older) writeFileSync(join(backups, name), 'x');
    expect(run).toThrow();
    expect(
      readdirSync(backups)
        .filter((name) => name.endsWith('.dump'))
        .toSorted(),
    ).toEqual(older);
  });
});
