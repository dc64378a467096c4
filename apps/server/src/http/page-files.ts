import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The build's list of client pages: paths with `$id` placeholders, their files, and the calls that they make
 * first.
 */
const pagesSchema = z.array(
  z.object({
    path: z.string().startsWith('/'),
    file: z.string(),
    calls: z.array(z.string().startsWith('/api/')).default([]),
  }),
);

/** The file of a page and its first calls. */
export interface PageFile {
  readonly file: string;
  /** The calls that the page makes first and that contain a part of its address. */
  readonly calls: readonly string[];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/workout/$id` matches every `/workout/…` of two parts. */
function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith('$') ? `(?<${part.slice(1)}>[^/]+)` : escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`);
}

/** Paths with our own ids only: nothing else from the address may get into a header. */
const WITH_IDS = /^[\w/-]+$/;

const fillIn = (call: string, ids: Readonly<Record<string, string>>): string =>
  call.replace(/\$(\w+)/g, (part, name: string) => ids[name] ?? part);

/**
 * Finds the file of the built client for a path: its own page, which names all the scripts that it needs, or
 * null if the client has no such page.
 *
 * @throws if the build's list is damaged
 */
export async function readPageFiles(webDir: string): Promise<(path: string) => PageFile | null> {
  const text = await readFile(join(webDir, 'pages.json'), 'utf8').catch(() => '[]');
  const pages = pagesSchema
    .parse(JSON.parse(text))
    .map(({ path, ...page }) => ({ pattern: patternOf(path), ...page }));
  return (path) => {
    for (const { pattern, file, calls } of pages) {
      const found = pattern.exec(path);
      if (found === null) continue;
      const filled = calls.map((call) => fillIn(call, found.groups ?? {}));
      return { file, calls: filled.filter((address) => WITH_IDS.test(address)) };
    }
    return null;
  };
}
