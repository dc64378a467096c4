import { expect, test } from 'vitest';
import { auditWorkouts, nothingFound } from './audit.ts';
import { nothingYet } from './player.ts';
import { reliabilityPage } from './reliability-page.ts';

const workout = (notes: string | null, source: 'manual' | 'video' = 'manual') => ({
  notes,
  totalShots: 5,
  source,
});

function acknowledged() {
  const all = nothingYet();
  for (const name of ['saved a', 'saved b', 'imported c']) all.names.add(name);
  all.corrected.set('saved b', 'corrected saved b');
  all.videos.add('v');
  all.clips.add('c');
  return all;
}
const WHOLE = [
  workout('saved a'),
  workout('corrected saved b'),
  workout('imported c'),
  workout(null, 'video'),
  workout(null, 'video'),
];

test.each([
  ['all that was acknowledged, once', WHOLE, {}],
  ['a save is gone', WHOLE.slice(1), { lost: 1 }],
  ['a correction is gone', [...WHOLE.filter((_, i) => i !== 1), workout('saved b')], { lost: 1 }],
  ['an import counted twice', [...WHOLE, workout('imported c')], { doubled: 1 }],
  ['a video counted twice', [...WHOLE, workout(null, 'video')], { doubled: 1 }],
  ['something that was not acknowledged', [...WHOLE, workout('saved z')], {}],
])('%s', (_what, workouts, found) => {
  expect(auditWorkouts(workouts, acknowledged())).toEqual({ ...nothingFound, ...found });
});

test('the page reports kills and findings', () => {
  const kills = {
    api: 3,
    worker: 2,
    postgres: 0,
    analysis: 1,
    ffmpeg: 0,
    supervisor: 1,
    everything: 2,
  };
  const page = reliabilityPage(
    {
      ...nothingFound,
      lost: 4,
      kills,
      workouts: 70,
      videos: 9,
      clips: 4,
      orphans: 1,
      orphansLeft: 0,
      longestRecoverySeconds: 12.34,
      startsGivenUp: 0,
      stackLines: 0,
    },
    'Two cores.',
  );
  expect(page).toMatch(/\| together +\| 9 +\|/);
  expect(page).toMatch(/\| lost +\| 4 +\|/);
  expect(page).toMatch(/\| longest until it worked again +\| 12\.3 s \|/);
});
