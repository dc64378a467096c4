// deploy/backup.sh, run with stand-ins for PostgreSQL's programs.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
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

const script = resolve(import.meta.dirname, '../deploy/backup.sh');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooplog-backup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('backup.sh', () => {
  /** The two PostgreSQL programs as far as the script uses them; the real ones run in the drill. */
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
    const run = () => execFileSync('sh', [script, 'once'], { env, stdio: 'pipe' });
    return {
      backups,
      bin,
      run,
      start: () => spawn('sh', [script], { env, stdio: 'ignore', detached: true }),
    };
  }
  const dumpsIn = (backups: string) =>
    readdirSync(backups).filter((name) => name.endsWith('.dump'));
  const older = [1, 2, 3].map((day) => `hooplog-2026-01-0${day}T030000Z.dump`);

  test('keeps the newest dumps, and removes nothing else', () => {
    const { backups, run } = standIns('echo whole');
    for (const name of [...older, 'mine.txt', 'hooplog-2026-01-04T030000Z.dump.part'])
      writeFileSync(join(backups, name), 'x');
    run();
    const names = readdirSync(backups).toSorted();
    expect(names.slice(0, 2)).toEqual(older.slice(1));
    expect(names.slice(2)).toEqual([expect.stringMatching(/^hooplog-.*Z\.dump$/), 'mine.txt']);
    expect(statSync(join(backups, names[2] ?? '')).mode & 0o777).toBe(0o600);
  });

  test('keeps the old ones if a new one is incomplete', () => {
    const { backups, run } = standIns('echo half');
    for (const name of older) writeFileSync(join(backups, name), 'x');
    expect(run).toThrow();
    expect(dumpsIn(backups).toSorted()).toEqual(older);
  });

  test('makes one every 24 hours, also after one that failed', async () => {
    // Fails the first time.
    const { backups, bin, start } = standIns(`[ -e ${join(folder, 'slept')} ] && echo whole`);
    const day = `echo "$1" >>${join(folder, 'slept')}; [ "$(wc -l <${join(folder, 'slept')})" -lt 2 ] || exec tail -f /dev/null`;
    writeFileSync(join(bin, 'sleep'), `#!/bin/sh\n${day}\n`, { mode: 0o755 });
    const loop = start();
    await expect.poll(() => existsSync(join(folder, 'slept')) && readFileSync(join(folder, 'slept'), 'utf8')).toBe('86400\n86400\n'); // prettier-ignore
    expect(dumpsIn(backups)).toHaveLength(1);
    const ended = once(loop, 'exit');
    // Including the process it waits for.
    process.kill(-(loop.pid ?? 0), 'SIGTERM');
    await ended;
  });
});
