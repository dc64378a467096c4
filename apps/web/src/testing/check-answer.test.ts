import { expect, test } from 'vitest';
import { aHistoryEntry } from './fixtures.ts';
import { checkAnswer } from './check-answer.ts';

test.each([
  ['an answer of the contract', 'GET /api/workouts/history?limit=5', [aHistoryEntry(1)]],
  ['a body that should be empty', 'DELETE /api/goals/g1', undefined],
])('%s passes', (_, call, body) => {
  expect(() => {
    checkAnswer(call, body === undefined ? 204 : 200, body);
  }).not.toThrow();
});

test.each([
  ['a wrong value', 'GET /api/heatmap', [{ zone: 'zone_99', made: 1, total: 1 }]],
  ['a missing field', 'GET /api/workouts/w1', { id: 'w1' }],
  ['an unknown call', 'GET /api/nothing', []],
])('%s does not', (_, call, body) => {
  expect(() => {
    checkAnswer(call, 200, body);
  }).toThrow(call);
});
