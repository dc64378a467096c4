import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

const FOREGROUND = resolve(import.meta.dirname, 'setup/foreground.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooplog-foreground-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it.skipIf(process.platform === 'win32')(
  'a start whose npm is killed during its set-up runs nothing',
  async () => {
    const started = join(folder, 'started');
    // Simulates the set-up: runs until npm, which started it, is gone.
    const script = `import { foreground } from ${JSON.stringify(FOREGROUND)};
      const npm = process.ppid;
      process.send('sets up');
      while (process.ppid === npm) await new Promise((go) => setTimeout(go, 20));
      const write = 'require("fs").writeFileSync(process.argv[1], "")';
      await foreground(process.execPath, ['-e', write, ${JSON.stringify(started)}]);
      console.log('came to its end');
      process.exit();`;
    const npm = `const { spawn } = require('node:child_process');
      spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(script)}], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }).once('message', () => process.kill(process.pid, 'SIGKILL'));`;
    const child = spawn(process.execPath, ['-e', npm], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(await text(child.stdout)).toContain('came to its end');
    expect(existsSync(started)).toBe(false);
  },
);

it('its programs keep their compile cache inside the checkout', async () => {
  const script = `import { foreground } from ${JSON.stringify(FOREGROUND)};
    const say = 'console.log(require("node:module").getCompileCacheDir())';
    process.exit(await foreground(process.execPath, ['-e', say]));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_COMPILE_CACHE: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const checkout = resolve(import.meta.dirname, '..');
  expect(await text(child.stdout)).toContain(join(checkout, 'node_modules', '.cache', 'compiled'));
});
