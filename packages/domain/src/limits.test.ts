import { describe, expect, test } from 'vitest';
import { DETAIL_ZONE_IDS } from './court/detail-zones.ts';
import { ZONE_IDS } from './court/zones.ts';
import { DELAYS_MS, EXERCISE_TYPES, LIMITS, POSITIONS, SKILL_LEVELS } from './limits.ts';
import { heatMapBand } from './statistics/bands.ts';
import { HEAT_MAP_PERIODS } from './statistics/periods.ts';

/** Section 9 of the specification, row by row; the numbers are written out a second time on purpose. */
describe('constants', () => {
  test.each<[item: string, value: unknown, said: unknown]>([
    ['500 MB a video', LIMITS.MAX_VIDEO_BYTES, 524_288_000],
    ['MP4, MOV, AVI', LIMITS.ACCEPTED_VIDEO_FORMATS, ['MP4', 'MOV', 'AVI']],
    [
      'what the picker lists',
      LIMITS.VIDEO_PICKER_TYPES,
      ['video/mp4', 'video/quicktime', 'video/x-msvideo'],
    ],
    ['14 zones of the heat map', ZONE_IDS.length, 14],
    ['9 zones of Workout Details', DETAIL_ZONE_IDS.length, 9],
    ['5 recent workouts', LIMITS.RECENT_WORKOUTS, 5],
    ['a highlight from 50 percent', LIMITS.HIGHLIGHT_PERCENT, 50],
    ['a notes area of 4 rows', LIMITS.NOTES_ROWS, 4],
    ['card notes of 2 lines', LIMITS.CARD_NOTES_LINES, 2],
    [
      'periods and their names',
      HEAT_MAP_PERIODS.map(({ id, label }) => `${id} ${label}`),
      [
        'all Lifetime',
        '7d 7 Days',
        '30d 30 Days',
        '60d 60 Days',
        '90d 90 Days',
        '180d 6 Months',
        '365d 1 Year',
      ],
    ],
    [
      'colours at 30, 40, 50, 60, 100',
      [29, 30, 39, 40, 49, 50, 59, 60, 99, 100].map((percent) => heatMapBand(percent, 100)),
      [
        ...['red', 'orange', 'orange', 'yellow', 'yellow', 'light_green', 'light_green'],
        ...['green', 'green', 'dark_green'],
      ],
    ],
    [
      'a new exercise of 30 minutes shooting',
      [LIMITS.NEW_EXERCISE_TYPE, LIMITS.NEW_EXERCISE_MINUTES],
      ['Shooting', 30],
    ],
    ['at least 1 minute', LIMITS.EXERCISE_MIN_MINUTES, 1],
    [
      'ten exercise types',
      EXERCISE_TYPES.join(', '),
      'Ball Handling, Shooting, Finishing, Defense, Conditioning, Free Throws, Game Simulation, Strength Training, Film Study, Other',
    ],
    ['names of 50 characters', LIMITS.DISPLAY_NAME_MAX, 50],
    ['heights of 48 to 96', [LIMITS.HEIGHT_MIN_INCHES, LIMITS.HEIGHT_MAX_INCHES], [48, 96]],
    ['birthdays from 1900 on', LIMITS.EARLIEST_BIRTHDAY, '1900-01-01'],
    ['positions', POSITIONS, ['Guard', 'Forward', 'Center']],
    ['skill levels', SKILL_LEVELS, ['Beginner', 'Intermediate', 'Advanced', 'Pro']],
    ['groups of 100 and 500', [LIMITS.GROUP_NAME_MAX, LIMITS.GROUP_DESCRIPTION_MAX], [100, 500]],
    ['Top n for ranks up to 10', LIMITS.LEADERBOARD_TOP_RANKS, 10],
    ['progress up to 100', LIMITS.PROGRESS_MAX_PERCENT, 100],
    ['invitations every 30 s', DELAYS_MS.PENDING_INVITATIONS_POLL, 30_000],
    ['chat every 5 s', DELAYS_MS.CHAT_POLL, 5000],
    ['500 ms to the sign-in', DELAYS_MS.LOGIN_REDIRECT, 500],
    ['100 ms after the profile', DELAYS_MS.PROFILE_SETUP_REDIRECT, 100],
    ['Copied! for 2 s', DELAYS_MS.COPIED_SHOWN, 2000],
    ['toasts of 5 s', DELAYS_MS.TOAST_SHOWN, 5000],
    ['100 shots for an accuracy badge', LIMITS.ACCURACY_BADGE_SHOTS, 100],
  ])('the specification says %s', (_, value, said) => {
    expect(value).toEqual(said);
  });
});
