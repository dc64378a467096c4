import type { ApiPath } from './api-call.ts';
import { withBase } from '../base-path.ts';

type Value = string | number | boolean | undefined;

/** Fills `:name` parts of an endpoint's path and appends the query; undefined values are left out. */
export function buildUrl(
  path: ApiPath,
  params: Readonly<Record<string, Value>> = {},
  query: Readonly<Record<string, Value>> = {},
): string {
  const filled = withBase(path).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}"`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
