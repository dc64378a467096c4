import { phrase } from '@hooplog/language';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The methods that a path takes, sorted; empty if the path is unknown. */
export type MethodsOf = (path: string) => readonly string[];

/** `/api/workouts/:id` matches `/api/workouts/` followed by anything but a slash. */
function isAddressOf(path: string, pattern: string): boolean {
  const [given, asked] = [path.split('/'), pattern.split('/')];
  return (
    given.length === asked.length &&
    asked.every(
      (part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''),
    )
  );
}

/** Remembers every API route that is registered from now on. */
export function rememberMethods(app: FastifyInstance): MethodsOf {
  const known: { readonly pattern: string; readonly method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/'))
      known.push(...[method].flat().map((each) => ({ pattern: url, method: each })));
  });
  return (path) => {
    const found = known.filter(({ pattern }) => isAddressOf(path, pattern));
    return [...new Set(found.map(({ method }) => method))].sort();
  };
}

/** The error for a known path called with a method that it does not take. */
export const wrongMethod = (allowed: readonly string[]) =>
  new AppError('method_not_allowed', phrase('This address takes other methods'), {
    headers: { allow: allowed.join(', ') },
  });
