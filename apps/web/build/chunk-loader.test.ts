import { expect, test } from 'vitest';
import { filesOfImport } from './chunk-loader.ts';

test.each([
  [[], ['assets/part-1.js']],
  [
    ['assets/part-1.js', 'assets/shared-2.js'],
    ['assets/part-1.js', 'assets/shared-2.js'],
  ],
  [
    ['assets/part-1.js', 'assets/framework-3.js', 'assets/rules-4.js', 'assets/start-5.js'],
    ['assets/part-1.js'],
  ],
])('for a chunk that needs %j the browser fetches %j', (needed, fetched) => {
  expect(filesOfImport('assets/part-1.js', needed)).toEqual(fetched);
});
