import { fileURLToPath } from 'node:url';

/** A path in the checkout of this command line. */
export const fromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Written by `accuracy`; `mutate` writes one section of it. */
export const ACCURACY_PAGE = fromRoot('docs/accuracy.md');

export const MECHANICS_PAGE = fromRoot('docs/mechanics.md');
