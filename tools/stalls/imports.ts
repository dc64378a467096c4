import { LIMITS } from '@hooplog/domain';
import { type Body, fill, namesOf } from './bodies.ts';

const shot = {
  ...{ releaseSeconds: 12.3, rimSeconds: 13.1, outcome: 'made', detectedOutcome: 'made' },
  ...{ zone: 'zone_5_free_throw', court: { x: 0, y: 15 }, confidence: 0.9 },
  ...{ needsReview: false, correctedAt: null },
};

const DAY_MS = 24 * 3_600_000;
const START = Date.UTC(2006, 0, 1);

function workout(index: number, shots: number) {
  const workoutDate = new Date(START + Math.floor(index / 3) * DAY_MS).toISOString();
  return {
    id: `01900000-0000-7000-8000-${String(shots).padStart(6, '0')}${String(index).padStart(6, '0')}`,
    ...{ workoutDate, localDay: workoutDate.slice(0, 10), source: 'video' },
    ...{ totalShots: shots, made: shots, missed: 0, notes: null },
    shotData: [{ zone: 'zone_5_free_throw', made: shots, total: shots }],
    shots: Array.from({ length: shots }, () => shot),
  };
}

/** An export of this many workouts with this many shots each. */
export const exportOf = (workouts: number, shots: number): string =>
  JSON.stringify({
    ...{ format: 'hooplog-export', version: 1, exportedAt: new Date(START).toISOString() },
    profile: {},
    workouts: Array.from({ length: workouts }, (_, index) => workout(index, shots)),
    ...{ manualWorkouts: [], goals: [], achievements: [] },
  });

const most = LIMITS.IMPORT_MAX_BYTES;
const COLUMNS = 'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\n';

/** Files to import: the largest valid ones, and the invalid ones that cost most. */
export const importBodies = (): Body[] => [
  { what: 'nothing', content: '{}' },
  { what: '159,000 shots', content: exportOf(53, LIMITS.MAX_SINGLE_SHOTS) },
  { what: '2,000 workouts', content: exportOf(2000, 0) },
  { what: 'empty workouts', content: fill('{"workouts":[{}', ',{}', ']}', most) },
  { what: 'a workout of many names', content: `{"workouts":[{${namesOf(1_000_000)}}]}` },
  { what: 'an unknown list', content: fill('{"else":[{}', ',{}', ']}', most) },
  { what: 'a long text', content: fill('{"a":"', 'x', '"}', most) },
  { what: 'depth', content: fill('{"a":', '[', ']', most) },
  { what: 'CSV of one workout', content: fill(COLUMNS, 'counted,1,,,,1,1,,,\n', '', most) },
  { what: 'CSV of empty cells', content: fill(COLUMNS, ',,,,,,,,,\n', '', most) },
];
