import { phrase } from '@hooplog/language';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The methods that a path takes, sorted; none for a path that is not known. */
export type MethodsOf = (path: string) => readonly string[];

/** `/api/workouts/:id` is the address of `/api/workouts/` with anything but a slash behind it. */
function isAddressOf(path: string, pattern: string): boolean {
  const [given, asked] = [path.split('/'), pattern.split('/')];
  return (
    given.length === asked.length &&
    asked.every(
      (part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''),
    )
  );
}

/** Remembers every call of the API that is registered from now on. */
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

/** A known path, called by a method that it does not take. */
export const wrongMethod = (allowed: readonly string[]) =>
  new AppError('method_not_allowed', phrase('This address takes other methods'), {
    headers: { allow: allowed.join(', ') },
  });
