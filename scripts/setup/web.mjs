import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fromRoot, root } from './paths.mjs';
import { step } from './report.mjs';
import { must } from './run.mjs';

const dist = fromRoot('apps', 'web', 'dist');
const stamp = join(dist, '.sources');

/** Besides English; see packages/language/src/languages.ts. */
const OTHER_LANGUAGES = readdirSync(fromRoot('packages', 'language', 'catalogues'))
  .filter((name) => name.endsWith('.po'))
  .map((name) => name.slice(0, -'.po'.length));

/** All inputs of the web client's build. */
const SOURCES = [
  'apps/web/first-run.html',
  'apps/web/home.html',
  'apps/web/index.html',
  'apps/web/landing.html',
  'apps/web/site-page.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/language/catalogues',
  'packages/language/src',
  'packages/vision/src',
  'package-lock.json',
];

/** Builds the web client when its sources changed since the last build. */
export async function ensureWeb(node) {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  await step('web client', () => build(node, sources));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesIn))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Files at or below a path of the checkout, in a fixed order, without tests, which are not part of the client. */
function filesIn(path) {
  const facts = statSync(join(root, path), { throwIfNoEntry: false });
  if (facts === undefined) return [];
  if (!facts.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

/** Builds the client in one language. */
const buildLanguage = (node, language, folder) =>
  must(
    'The web client could not be built.',
    node,
    [
      fromRoot('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: fromRoot('apps', 'web'), env: { ...process.env, HOOPLOG_LANGUAGE: language } },
  );

/** Files without text are shared by all languages: their names depend on the content. */
function moveAssets(from, to) {
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
  rmSync(from, { recursive: true });
}

/** Builds beside the old one and swaps by renaming: a partial build is never served. */
async function build(node, sources) {
  const [next, old] = [`${dist}.next`, `${dist}.old`];
  rmSync(next, { recursive: true, force: true });
  await buildLanguage(node, 'en', next);
  for (const language of OTHER_LANGUAGES) {
    const own = join(next, language);
    await buildLanguage(node, language, own);
    moveAssets(join(own, 'assets'), join(next, 'assets'));
  }
  writeFileSync(join(next, '.sources'), sources);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}
