import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build of the client says of its pages: addresses with `$id` for what differs, and their files. */
const pagesSchema = z.array(z.object({ path: z.string().startsWith('/'), file: z.string() }));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/workout/$id` fits every `/workout/…` of two parts. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('$') ? '[^/]+' : escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`);
}

/**
 * Which file of the built client is sent for a path: its own page, which names all the scripts that it needs; null where
 * the client has no such page. Throws where the build's list is damaged.
 */
export async function readPageFiles(webDir: string): Promise<(path: string) => string | null> {
  const text = await readFile(join(webDir, 'pages.json'), 'utf8').catch(() => '[]');
  const pages = pagesSchema
    .parse(JSON.parse(text))
    .map(({ path, file }) => ({ pattern: patternOf(path), file }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.file ?? null;
}
