// Loaded by `--import` before a program: at exit prints which modules of drizzle-orm Node itself had to
// resolve.
import { registerHooks } from 'node:module';

const lookups: string[] = [];

// Hooks that are registered later run first, and need not call this one.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    if (resolved.url.includes('/node_modules/drizzle-orm/')) lookups.push(specifier);
    return resolved;
  },
});

process.on('exit', () => {
  console.log(JSON.stringify({ lookups }));
});
