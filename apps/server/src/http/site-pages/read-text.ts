import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SITE_PAGES = ['privacy', 'terms', 'contact'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

const BUILT_IN = join(import.meta.dirname, 'texts');

/** The Markdown of a page: the operator's own in `pages/` of the data folder, else the one that comes with the program. */
export async function readText(page: SitePage, dataDir: string): Promise<string> {
  const file = `${page}.md`;
  return (
    (await readIfThere(join(dataDir, 'pages', file))) ?? readFile(join(BUILT_IN, file), 'utf8')
  );
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
