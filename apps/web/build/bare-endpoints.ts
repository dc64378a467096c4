import type { Endpoint } from '@hooplog/contract';
import * as contract from '@hooplog/contract';
import type { Plugin } from 'vite';

/** Before the name: each is a module by itself, so that a page loads its own. */
const BARE = '\0bare-endpoints/';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const ENDPOINTS = new Map(Object.entries(contract).filter(([, value]) => isEndpoint(value)));

/** Words and lists of words, which stand in the contract beside the schemas made of them. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => isPlain(part)));

const WORDS = new Map(Object.entries(contract).filter(([, value]) => isPlain(value)));

const IMPORT = /import \{([^}]*)\} from '@hooplog\/contract';/g;

/** Method, path and largest body of an endpoint; what stands for its answer's schema gives the answer back as it is. */
function writeEndpoint({ method, path, response, bodyLimit }: Endpoint): string {
  const answer = response === null ? 'null' : '{ parse: (answer) => answer }';
  const limit = bodyLimit === undefined ? '' : `, bodyLimit: ${bodyLimit}`;
  return `{ method: '${method}', path: '${path}', response: ${answer}${limit} }`;
}

/** The module of an endpoint or of words. */
function writeBare(name: string): string {
  const endpoint = ENDPOINTS.get(name);
  const value =
    endpoint === undefined
      ? JSON.stringify(WORDS.get(name))
      : writeEndpoint(endpoint as unknown as Endpoint);
  return `export const ${name} = ${value};`;
}

/** A name of an import, with or without `as`. */
function isBare(imported: string): boolean {
  const name = imported.split(' ', 1)[0] ?? '';
  return ENDPOINTS.has(name) || WORDS.has(name);
}

/** Takes endpoints and words from the bare ones, everything else from the contract itself. */
function splitImport(_all: string, names: string): string {
  // Types are gone in the built client.
  const values = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !/^(?:type |$)/.test(name));
  const bare = values.filter((name) => isBare(name));
  const others = values.filter((name) => !isBare(name));
  const lines = bare.map((name) => `import { ${name} } from '${BARE}${name.split(' ', 1)[0]}';`);
  const rest =
    others.length > 0 ? [`import { ${others.join(', ')} } from '@hooplog/contract';`] : [];
  return [...lines, ...rest].join('');
}

/**
 * In the built client an endpoint is its method, its path and its limit: its schemas, and with them zod, a third of the script of a
 * start, are loaded by forms, after they are drawn. The server writes its answers by these very schemas; where the client is
 * developed and tested it parses them as well.
 */
export function bareEndpoints(): Plugin {
  return {
    name: 'hooplog-bare-endpoints',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(BARE) ? id : null),
    load: (id) => (id.startsWith(BARE) ? writeBare(id.slice(BARE.length)) : null),
    transform: {
      filter: { id: /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/, code: /@hooplog\/contract/ },
      handler: (code) => code.replace(IMPORT, splitImport),
    },
  };
}
