import { HEAT_MAP_PERIOD_IDS } from '@hooplog/domain';
import { z } from 'zod';
import { zoneIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const percentageSchema = z.int().min(0).max(100);
/** A sum over many workouts. */
const sumSchema = z.int().min(0);

export const statsSchema = z.object({
  percentage: percentageSchema,
  made: sumSchema,
  totalShots: sumSchema,
  workoutCount: sumSchema,
  /** Days in a row, ending today or yesterday. */
  currentStreak: sumSchema,
  /** The caller's today, `YYYY-MM-DD` in their own time zone. */
  today: z.iso.date(),
  /** Which of the last 14 days had a workout, oldest first. */
  recentDays: z.array(z.iso.date()),
});
export type Stats = z.infer<typeof statsSchema>;

export const heatMapRecordSchema = z.object({
  zone: zoneIdSchema,
  made: sumSchema,
  total: sumSchema,
  percentage: percentageSchema,
});
export type HeatMapRecord = z.infer<typeof heatMapRecordSchema>;

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: "The caller's totals and streak; zeros when there is nothing yet",
  access: 'signed_in',
  status: 200,
  response: statsSchema,
});

export const getHeatMap = endpoint({
  method: 'GET',
  path: '/api/heatmap',
  summary: "The caller's zones that have shots in the period, by zone number",
  access: 'signed_in',
  query: z.object({ period: z.enum(HEAT_MAP_PERIOD_IDS, 'Unknown period').default('all') }),
  status: 200,
  response: z.array(heatMapRecordSchema),
});
