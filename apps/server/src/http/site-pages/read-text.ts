import type { Language } from '@hooplog/language';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SITE_PAGES = ['privacy', 'terms', 'contact'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

const BUILT_IN = join(import.meta.dirname, 'texts');

/**
 * The Markdown of a page: the operator's own in `pages/` of the data folder, else the built-in one; each in
 * the reader's language (`privacy.de.md`) if there is one.
 */
export async function readText(
  page: SitePage,
  language: Language,
  dataDir: string,
): Promise<string> {
  for (const folder of [join(dataDir, 'pages'), BUILT_IN]) {
    for (const file of [`${page}.${language}.md`, `${page}.md`]) {
      const text = await readIfThere(join(folder, file));
      if (text !== null) return text;
    }
  }
  throw new Error(`There is no text for ${page}.`);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
