import { getProgress, getZoneProgress } from '@hooplog/contract';
import type { ZoneId } from '@hooplog/domain';
import { queryOf } from './query-of.ts';

/** The last weeks and the records. */
export const progressQuery = queryOf(getProgress);

/** One zone over the last weeks. */
export const zoneProgressQuery = (zone: ZoneId) => queryOf(getZoneProgress, { params: { zone } });
