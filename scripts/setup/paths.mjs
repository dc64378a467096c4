import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Programs that the set-up fetched for this checkout only (git-ignored). */
export const toolchain = join(root, '.toolchain');

export const fromRoot = (...parts) => join(root, ...parts);

/**
 * Compile cache of the programs that we start and of their children: each analysis is a process of its own, and spent
 * half of its start compiling. Inside the checkout, where no other user can plant code.
 */
export const compiled = fromRoot('node_modules', '.cache', 'compiled');
