import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CountView } from '../../lib/device-count/protocol.ts';
import { MARKS, RING } from '../../lib/device-count/testing.ts';
import { randomKey } from '../../lib/api-client/save-attempt.ts';
import { aView, type FakeCount } from './testing/fake-count.ts';
import { fakeCamera, press, renderFilm, startCounting, tell } from './testing/render-film.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The view of a count after the player gave it a court; a detected rim can be as certain as a marked one. */
const SAID: Partial<CountView> = {
  ...{ ring: RING, ringSure: 1 },
  ...{ court: MARKS, courtSource: 'user', courtKind: 'nba' },
};

/** The newest count reports its first view, once the count exists. */
async function see(counts: readonly FakeCount[], number: number, changes: Partial<CountView>) {
  await expect.poll(() => counts).toHaveLength(number);
  act(() => {
    counts.at(-1)?.say({ kind: 'started', at: performance.now() });
    counts.at(-1)?.say({ kind: 'view', view: aView(changes) });
  });
}

/** A film whose rim and court the player has marked, and whose camera was lost. */
async function cutOff() {
  const { tracks } = fakeCamera();
  const { counts } = renderFilm(randomKey());
  const count = await startCounting(counts);
  act(() => {
    count.say({ kind: 'view', view: aView(SAID) });
  });
  tracks[0]?.is('ended');
  await press('Try again');
  return counts;
}

test('a camera that comes back and sees the same rim gets the player’s court again', async () => {
  const counts = await cutOff();
  await see(counts, 2, { ring: { ...RING, cx: 702 }, ringSure: 1 });
  expect(counts[1]?.courts).toEqual([{ kind: 'nba', marks: MARKS }]);
  expect(screen.queryByText(/mark the lines again/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark the court lines' })).toBeNull();
});

test.each<[what: string, seen: Partial<CountView>, words: string]>([
  ['moved', { ring: { ...RING, cx: 300 } }, 'The phone was moved: mark the lines again.'],
  ['turned', { width: 720, height: 1280 }, 'The phone was turned: mark the lines again.'],
])(
  'a camera whose phone was %s does not get it, and the player reads why',
  async (_what, seen, words) => {
    const counts = await cutOff();
    await see(counts, 2, seen);
    await screen.findByText(words);
    expect(counts[1]?.courts).toEqual([]);
  },
);

test('a phone that only shook during the guide keeps the player’s court', async () => {
  fakeCamera();
  const { counts } = renderFilm(randomKey());
  const advice = [{ code: 'camera_moved', seconds: 1, message: 'The camera moved.' }] as const;
  await see(counts, 1, { ...SAID, advice });
  await see(counts, 2, {});
  expect(counts[1]?.courts).toEqual([{ kind: 'nba', marks: MARKS }]);
});

test('the player’s court survives a reload, with the film', async () => {
  fakeCamera();
  const userId = randomKey();
  const { counts, unmount } = renderFilm(userId);
  const count = await startCounting(counts);
  act(() => {
    count.say({ kind: 'view', view: aView(SAID) });
  });
  tell(count, '1');
  unmount();
  const later = renderFilm(userId);
  await press('Keep filming');
  await see(later.counts, 1, {});
  expect(later.counts[0]?.courts).toEqual([{ kind: 'nba', marks: MARKS }]);
});
