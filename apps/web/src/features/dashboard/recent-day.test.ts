import type { LocalDay } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { recentDay } from './recent-day.ts';

const workout = { localDay: '2026-11-20', workoutDate: '2026-11-20T18:05:00.000Z' };

test.each<[today: string | undefined, timeZone: string, words: RegExp]>([
  ['2026-11-20', 'UTC', /^Today, 6:05\sPM$/],
  ['2026-11-21', 'UTC', /^Yesterday, 6:05\sPM$/],
  ['2026-11-21', 'Asia/Tokyo', /^Yesterday$/],
  ['2026-11-22', 'UTC', /^Fri, Nov 20, 2026$/],
  [undefined, 'UTC', /^Fri, Nov 20, 2026$/],
])('on %s in %s', (today, timeZone, words) => {
  expect(recentDay(workout, today as LocalDay | undefined, timeZone)).toMatch(words);
});
