import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build of the client says of its pages: addresses with `$id` for what differs, their files, and first calls. */
const pagesSchema = z.array(
  z.object({
    path: z.string().startsWith('/'),
    file: z.string(),
    calls: z.array(z.string().startsWith('/api/')).default([]),
  }),
);

/** The page of an address. */
export interface PageFile {
  readonly file: string;
  /** What it asks for first, where that has a part of its address. */
  readonly calls: readonly string[];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/workout/$id` fits every `/workout/…` of two parts. */
function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith('$') ? `(?<${part.slice(1)}>[^/]+)` : escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`);
}

/** With ids of ours; what else stands in an address is not written to where more is understood than text. */
const WITH_IDS = /^[\w/-]+$/;

const fillIn = (call: string, ids: Readonly<Record<string, string>>): string =>
  call.replace(/\$(\w+)/g, (part, name: string) => ids[name] ?? part);

/**
 * Which file of the built client is sent for a path: its own page, which names all the scripts that it needs; null where
 * the client has no such page. Throws where the build's list is damaged.
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
