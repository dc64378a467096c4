import { VIDEO_STATES, type VideoState } from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { isSettled, isInProgress, mayMove, statesBefore } from './states.ts';

const LEGAL: readonly (readonly [VideoState, VideoState, string])[] = [
  ['awaiting_upload', 'uploaded', 'the file is complete'],
  ['uploaded', 'queued', 'processing was requested'],
  ['queued', 'analysing', 'a worker took it'],
  ['queued', 'failed', 'its job was lost'],
  ['queued', 'queued', 'another hoop was marked before it began'],
  ['analysing', 'analysing', 'a worker died, the next took over'],
  ['analysing', 'queued', 'a worker stopped and returned it'],
  ['analysing', 'analysed', 'shots are counted'],
  ['analysing', 'failed', 'it could not be analysed'],
  ['analysed', 'queued', 'another hoop was marked'],
  ['failed', 'queued', 'tried again'],
];

describe('a video’s state changes', () => {
  test.each(LEGAL)('%s → %s: %s', (from, to) => {
    expect(mayMove(from, to)).toBe(true);
    expect(statesBefore(to)).toContain(from);
  });

  test('in no other way', () => {
    const all = VIDEO_STATES.flatMap((from) => VIDEO_STATES.map((to) => [from, to] as const));
    const legal = all.filter(([from, to]) => mayMove(from, to));
    expect(legal).toHaveLength(LEGAL.length);
  });

  test('and never back to waiting for its file once uploaded', () => {
    expect(statesBefore('awaiting_upload')).toEqual([]);
  });
});

test('a state is settled, in progress, or before both', () => {
  expect(VIDEO_STATES.filter(isSettled)).toEqual(['analysed', 'failed']);
  expect(VIDEO_STATES.filter(isInProgress)).toEqual(['queued', 'analysing']);
});
