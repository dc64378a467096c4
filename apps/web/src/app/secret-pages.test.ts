import { SECRET_PAGES } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { router } from './router.ts';

/** Parameters of addresses that are not secrets. */
const OPEN = ['$id', '$playerId'];

test('every page whose address holds a secret is known to the server’s log', () => {
  const secret = Object.keys(router.routesByPath).filter((path) =>
    path.split('/').some((part) => part.startsWith('$') && !OPEN.includes(part)),
  );
  const known = SECRET_PAGES.map((path) => path.replaceAll(':', '$'));
  expect(secret.toSorted()).toEqual(known);
});
