import { expect, test } from 'vitest';
import { shotsKind } from './history-kinds.ts';

test.each([
  ['a film counted on the server', 'video', 'server', 'video'],
  ['a film counted on a device', 'video', 'device', 'video'],
  ['an imported film', 'video', null, 'video'],
  ['counted while it was filmed', 'video', 'live', 'live'],
  ['counted by hand', 'manual', null, 'hand'],
] as const)('%s', (_, source, countedOn, kind) => {
  expect(shotsKind({ source, countedOn })).toBe(kind);
});
