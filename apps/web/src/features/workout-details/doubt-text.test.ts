import type { Shot } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { doubtWords } from './doubt-text.ts';

const SHOT: Shot = {
  id: '00000000-0000-7000-8000-000000000001',
  releaseSeconds: 1,
  rimSeconds: 2,
  outcome: 'made',
  detectedOutcome: 'made',
  zone: 'zone_5_free_throw',
  court: { x: 0, y: 16.75 },
  confidence: 0.9,
  needsReview: false,
  evidence: null,
  correctedAt: null,
  placed: false,
};
const located = (y: number): Shot => ({
  ...SHOT,
  court: { x: 0, y },
  evidence: {
    reason: 'Dropped through the net at 0:02.0.',
    path: [],
    crossing: null,
    location: { method: 'flight', errorFeet: 1.4, distanceFeet: null },
  },
});
const NOWHERE: Shot = { ...SHOT, court: null, zone: null };

test.each<[what: string, shots: readonly Shot[], words: readonly string[]]>([
  ['all certain', [SHOT, located(16.75)], []],
  [
    'one near a line',
    [SHOT, located(14)],
    ['1 shot may belong to the zone next to its own. Correct Shots shows which.'],
  ],
  [
    'two near a line, and one placed by the player',
    [located(14), located(14.2), { ...located(14), placed: true }],
    ['2 shots may belong to the zone next to their own. Correct Shots shows which.'],
  ],
  ['one without a zone', [SHOT, NOWHERE], ['1 shot without a zone is not on this map.']],
  [
    'both',
    [located(14), NOWHERE, NOWHERE],
    [
      '2 shots without a zone are not on this map.',
      '1 shot may belong to the zone next to its own. Correct Shots shows which.',
    ],
  ],
])('%s', (_, shots, words) => {
  // prettier-ignore
  expect(doubtWords(shots)).toEqual(words);
});
