import { fileURLToPath } from 'node:url';

/** A path of the checkout that this command line is part of. */
export const fromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What `accuracy` writes, and `mutate` a section of. */
export const ACCURACY_PAGE = fromRoot('docs/accuracy.md');
