// Must be imported before anything that imports drizzle-orm: hooks apply only to imports that Node resolves later.
import { registerHooks } from 'node:module';

/** Node flags for programs that import drizzle-orm themselves. */
export const RESOLVE_DRIZZLE: readonly string[] = ['--import', import.meta.url];

const PACKAGE = 'drizzle-orm';
const FOLDER = `/node_modules/${PACKAGE}/`;

/** Only one copy of the package is installed, so an entry resolves to the same file for every importer. */
const entries = new Map<string, { readonly url: string }>();

/**
 * Resolves the modules of drizzle-orm without reading its 180 kB package.json. Node copies and parses that file for every import
 * of the package and every import within it: 600 times, two thirds of the processor time that loading the API took (decision
 * 144).
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isEntry = specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`);
    const isInside = specifier.startsWith('.') && context.parentURL?.includes(FOLDER) === true;
    // Not for `require`; Node 22 passes its conditions as a set.
    if (!(isEntry || isInside) || ![...context.conditions].includes('import')) {
      return nextResolve(specifier, context);
    }
    if (isEntry) {
      const entry = entries.get(specifier) ?? nextResolve(specifier, context);
      entries.set(specifier, entry);
      return { ...entry, shortCircuit: true };
    }
    // Its files are ES modules that import each other by relative paths with endings.
    const { href } = new URL(specifier, context.parentURL);
    return { url: href, format: 'module', shortCircuit: true };
  },
});
