import { HEAT_MAP_PERIOD_IDS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import {
  idSchema,
  instantSchema,
  shotsWithoutZoneSchema,
  zoneIdSchema,
  zoneInputSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { shotKindSchema } from './shots.ts';

const periodSchema = z.enum(HEAT_MAP_PERIOD_IDS, fieldMessage('Unknown period'));
/** Which shots count; `kind`: only shots that the player marked as this kind. */
const mapQuerySchema = z.object({
  period: periodSchema.default('all'),
  kind: shotKindSchema.optional(),
});
const percentageSchema = z.int().min(0).max(100);
/** Totals over many workouts. */
const sumSchema = z.int().min(0);

export const statsSchema = z.object({
  percentage: percentageSchema,
  made: sumSchema,
  totalShots: sumSchema,
  workoutCount: sumSchema,
  /** Days in a row, ending today or yesterday. */
  currentStreak: sumSchema,
  /** The streak that forgives one day without a workout per week; missing unless the player wants it. */
  restStreak: sumSchema.exactOptional(),
  /** The caller's today, `YYYY-MM-DD` in their own time zone. */
  today: z.iso.date(),
  /** The days with a workout among the last 14, oldest first. */
  recentDays: z.array(z.iso.date()),
});
export type Stats = z.infer<typeof statsSchema>;

export const heatMapRecordSchema = z.object({
  zone: zoneIdSchema,
  made: sumSchema,
  total: sumSchema,
  percentage: percentageSchema,
  /** The same for an equally long period before; null for the lifetime, which has none. */
  before: z.object({ made: sumSchema, total: sumSchema }).nullable(),
});
export type HeatMapRecord = z.infer<typeof heatMapRecordSchema>;

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: "The caller's totals and streak; zeros if there is nothing yet",
  access: 'signed_in',
  status: 200,
  response: statsSchema,
});

export const getHeatMap = endpoint({
  method: 'GET',
  path: '/api/heatmap',
  summary: "The caller's zones that have shots in the period, by zone number",
  access: 'signed_in',
  query: mapQuerySchema,
  status: 200,
  response: z.array(heatMapRecordSchema),
});

export const getShotsWithoutZone = endpoint({
  method: 'GET',
  path: '/api/heatmap/without-zone',
  summary: "The caller's shots in the period that are in no zone of the heat map",
  access: 'signed_in',
  query: mapQuerySchema,
  status: 200,
  response: shotsWithoutZoneSchema,
});

/** One workout's numbers in one zone. */
const zoneWorkoutSchema = z.object({
  workoutId: idSchema,
  workoutDate: instantSchema,
  localDay: z.iso.date(),
  source: z.enum(['video', 'manual']),
  made: sumSchema,
  total: sumSchema,
  /** The shots from this zone with a known moment in the video, in order of time. */
  shots: z.array(
    z.object({ id: idSchema, rimSeconds: z.number(), outcome: z.enum(['made', 'missed']) }),
  ),
});
export type ZoneWorkout = z.infer<typeof zoneWorkoutSchema>;

export const getZoneWorkouts = endpoint({
  method: 'GET',
  path: '/api/heatmap/zones/:zone',
  summary:
    'The last 20 training days of the period with shots from a zone: their workouts, newest first',
  access: 'signed_in',
  params: z.object({ zone: zoneInputSchema }),
  query: mapQuerySchema,
  status: 200,
  response: z.array(zoneWorkoutSchema),
});

export const kindRecordSchema = z.object({
  kind: shotKindSchema,
  made: sumSchema,
  total: sumSchema,
});
export type KindRecord = z.infer<typeof kindRecordSchema>;

export const getShotKinds = endpoint({
  method: 'GET',
  path: '/api/heatmap/kinds',
  summary: "The caller's shots in the period by kind; kinds without shots are left out",
  access: 'signed_in',
  query: z.object({ period: periodSchema.default('all') }),
  status: 200,
  response: z.array(kindRecordSchema),
});
