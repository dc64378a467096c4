import type { Endpoint } from '@hooplog/contract';
import * as contract from '@hooplog/contract';
import type { Plugin } from 'vite';

const BARE = '\0bare-endpoints';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const ENDPOINTS = new Map(Object.entries(contract).filter(([, value]) => isEndpoint(value)));

const IMPORT = /import \{([^}]*)\} from '@hooplog\/contract';/g;

/** Method, path and largest body of each endpoint; what stands for its answer's schema gives the answer back as it is. */
function writeEndpoints(): string {
  const lines = [...ENDPOINTS].map(([name, value]) => {
    const { method, path, response, bodyLimit } = value as Endpoint;
    const answer = response === null ? 'null' : 'AS_IT_IS';
    const limit = bodyLimit === undefined ? '' : `, bodyLimit: ${bodyLimit}`;
    return `export const ${name} = { method: '${method}', path: '${path}', response: ${answer}${limit} };`;
  });
  return ['const AS_IT_IS = { parse: (answer) => answer };', ...lines].join('\n');
}

/** A name of an import, with or without `as`. */
const isOfEndpoint = (name: string) => ENDPOINTS.has(name.split(' ', 1)[0] ?? '');

/** Takes endpoints from the bare ones, everything else from the contract itself. */
function splitImport(_all: string, names: string): string {
  // Types are gone in the built client.
  const values = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !/^(?:type |$)/.test(name));
  const bare = values.filter((name) => isOfEndpoint(name));
  const others = values.filter((name) => !isOfEndpoint(name));
  const write = (list: readonly string[], from: string) =>
    list.length === 0 ? '' : `import { ${list.join(', ')} } from '${from}';`;
  return write(bare, BARE) + write(others, '@hooplog/contract');
}

/**
 * In the built client an endpoint is its method, its path and its limit: its schemas, and with them zod, a third of the script of a
 * start, are loaded by pages with forms only. The server writes its answers by these very schemas; where the client is
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
