import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Programs that the set-up fetched for this checkout alone (git-ignored). */
export const toolchain = join(root, '.toolchain');

export const fromRoot = (...parts) => join(root, ...parts);
