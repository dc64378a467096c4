import type { Endpoint } from '@hooplog/contract';
import * as contract from '@hooplog/contract';
import type { Plugin } from 'vite';

const BARE = '\0bare-endpoints';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const ENDPOINTS = new Map(Object.entries(contract).filter(([, value]) => isEndpoint(value)));

/** Words and lists of words, which stand in the contract beside the schemas made of them. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => isPlain(part)));

const WORDS = new Map(Object.entries(contract).filter(([, value]) => isPlain(value)));

const IMPORT = /import \{([^}]*)\} from '@hooplog\/contract';/g;

/** Method, path and largest body of each endpoint, and the words; what stands for its answer's schema gives the answer back as it is. */
function writeEndpoints(): string {
  const lines = [...ENDPOINTS].map(([name, value]) => {
    const { method, path, response, bodyLimit } = value as Endpoint;
    const answer = response === null ? 'null' : 'AS_IT_IS';
    const limit = bodyLimit === undefined ? '' : `, bodyLimit: ${bodyLimit}`;
    return `export const ${name} = { method: '${method}', path: '${path}', response: ${answer}${limit} };`;
  });
  const words = [...WORDS].map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return ['const AS_IT_IS = { parse: (answer) => answer };', ...lines, ...words].join('\n');
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
  const write = (list: readonly string[], from: string) =>
    list.length === 0 ? '' : `import { ${list.join(', ')} } from '${from}';`;
  return write(bare, BARE) + write(others, '@hooplog/contract');
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
    resolveId: (id) => (id === BARE ? id : null),
    load: (id) => (id === BARE ? writeEndpoints() : null),
    transform: {
      filter: { id: /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/, code: /@hooplog\/contract/ },
      handler: (code) => code.replace(IMPORT, splitImport),
    },
  };
}
