import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareEndpoints } from './bare-endpoints.ts';

const { transform } = bareEndpoints() as unknown as {
  readonly transform: { readonly handler: (code: string) => string };
};

test.each([
  ["import { listGoals } from '@hooplog/contract';", 'import { listGoals } from BARE/listGoals;'],
  [
    "import { type Goal, listGoals } from '@hooplog/contract';",
    'import { listGoals } from BARE/listGoals;',
  ],
  [
    "import { goalInputSchema, listGoals as ask } from '@hooplog/contract';",
    "import { listGoals as ask } from BARE/listGoals;import { goalInputSchema } from '@hooplog/contract';",
  ],
  [
    "import { DELETION_WORD } from '@hooplog/contract';",
    'import { DELETION_WORD } from BARE/DELETION_WORD;',
  ],
  [
    "import { listGoals, getStats } from '@hooplog/contract';",
    'import { listGoals } from BARE/listGoals;import { getStats } from BARE/getStats;',
  ],
  ["import { type Goal } from '@hooplog/contract';", ''],
  [
    "import type { Goal } from '@hooplog/contract';",
    "import type { Goal } from '@hooplog/contract';",
  ],
])('%s', (code, expected) => {
  expect(transform.handler(code).replaceAll(/'\0bare-endpoints(\/\w+)'/g, 'BARE$1')).toBe(expected);
});

/** What the built client knows of an endpoint. */
const KEPT = new Set(['method', 'path', 'response', 'bodyLimit']);

test('the client reads nothing of an endpoint that the build leaves out', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/testing/**'],
  });
  const read = sources.flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const names = [...code.matchAll(/import \{([^}]*)\} from '@hooplog\/contract'/g)]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[a-z]\w*$/.test(name) && !name.endsWith('Schema'));
    return names.flatMap((name) =>
      [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        .filter(([, field = '']) => !KEPT.has(field))
        .map(([use]) => `${path}: ${use}`),
    );
  });
  expect(sources.length).toBeGreaterThan(100);
  expect(read).toEqual([]);
});
