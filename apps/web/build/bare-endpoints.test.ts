import { expect, test } from 'vitest';
import { bareEndpoints } from './bare-endpoints.ts';

const { transform } = bareEndpoints() as unknown as {
  readonly transform: { readonly handler: (code: string) => string };
};

test.each([
  ["import { listGoals } from '@hooplog/contract';", 'import { listGoals } from BARE;'],
  ["import { type Goal, listGoals } from '@hooplog/contract';", 'import { listGoals } from BARE;'],
  [
    "import { goalInputSchema, listGoals as ask } from '@hooplog/contract';",
    "import { listGoals as ask } from BARE;import { goalInputSchema } from '@hooplog/contract';",
  ],
  ["import { type Goal } from '@hooplog/contract';", ''],
  [
    "import type { Goal } from '@hooplog/contract';",
    "import type { Goal } from '@hooplog/contract';",
  ],
])('%s', (code, expected) => {
  expect(transform.handler(code).replaceAll("'\0bare-endpoints'", 'BARE')).toBe(expected);
});
