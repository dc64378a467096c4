import type { Trend } from '@hooplog/contract';
import {
  accuracyChange,
  type DayShots,
  type ShotGroup,
  trendPoints,
  trendUnit,
  USUAL_LINE,
  videoShare,
  type ZoneId,
  zonesOfGroup,
} from '@hooplog/domain';
import { and, asc, eq, gte, inArray, lte, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { threeDays, userDays, zoneDays } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type AskedPeriod, periodOf } from './period.ts';

/** Shots of one day, and how many of them this server saw in a video. */
interface Day extends DayShots {
  readonly verifiedMade: number;
  readonly verifiedTotal: number;
}

type Asked = AskedPeriod & {
  readonly of: ShotGroup;
  readonly shots: 'all' | 'by_video';
};

/** Days of a period with all their shots, oldest first. */
function readAllDays(database: Queryable, userId: string, { from, to }: AskedPeriod) {
  const { day, made, totalShots: total, verifiedMade, verifiedShots: verifiedTotal } = userDays;
  return database
    .select({ day, made, total, verifiedMade, verifiedTotal })
    .from(userDays)
    .where(
      and(
        eq(userDays.userId, userId),
        from === undefined ? undefined : gte(day, from),
        to === undefined ? undefined : lte(day, to),
      ),
    )
    .orderBy(asc(day));
}

/** The same of some zones together. */
function readZoneDays(
  database: Queryable,
  userId: string,
  { from, to }: AskedPeriod,
  zones: readonly ZoneId[],
) {
  const { day } = zoneDays;
  const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number);
  return database
    .select({
      day,
      made: total(zoneDays.made),
      total: total(zoneDays.total),
      verifiedMade: total(zoneDays.verifiedMade),
      verifiedTotal: total(zoneDays.verifiedTotal),
    })
    .from(zoneDays)
    .where(
      and(
        eq(zoneDays.userId, userId),
        inArray(zoneDays.zone, [...zones]),
        from === undefined ? undefined : gte(day, from),
        to === undefined ? undefined : lte(day, to),
      ),
    )
    .groupBy(day)
    .orderBy(asc(day));
}

/** The same of threes, by the line that the player chose where a court does not say. */
function readThreeDays(database: Queryable, user: User, { from, to }: AskedPeriod) {
  const { line, day, made, total, verifiedMade, verifiedTotal } = threeDays;
  return database
    .select({ day, made, total, verifiedMade, verifiedTotal })
    .from(threeDays)
    .where(
      and(
        eq(threeDays.userId, user.id),
        eq(line, user.threePointLine ?? USUAL_LINE),
        from === undefined ? undefined : gte(day, from),
        to === undefined ? undefined : lte(day, to),
      ),
    )
    .orderBy(asc(day));
}

/** What a group of shots came to on each day of a period. Reads at most the days of the period, from sums that are kept. */
function readDaysOf(
  database: Queryable,
  user: User,
  period: AskedPeriod,
  group: ShotGroup,
): Promise<Day[]> {
  if (group === 'threes') return readThreeDays(database, user, period);
  const zones = zonesOfGroup(group);
  return zones === null
    ? readAllDays(database, user.id, period)
    : readZoneDays(database, user.id, period, zones);
}

const byVideo = ({ day, verifiedMade, verifiedTotal }: Day): DayShots => ({
  day,
  made: verifiedMade,
  total: verifiedTotal,
});

/** How a player's accuracy went over a period. */
export async function getTrend(context: AppContext, user: User, asked: Asked): Promise<Trend> {
  const { from, to } = periodOf(context, user, asked);
  const read = await readDaysOf(context.database, user, { from, to: asked.to }, asked.of);
  const days = (asked.shots === 'all' ? read : read.map(byVideo)).filter(({ total }) => total > 0);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  // Of a year in which the player began in May, nothing is to be said about the months before.
  const period = { from: first ?? from, to: last !== undefined && last > to ? last : to };
  const sumOf = (column: 'total' | 'verifiedTotal') =>
    read.reduce((sums, day) => sums + day[column], 0);
  return {
    ...period,
    unit: trendUnit(period),
    points: trendPoints(days, period).map((point) => ({ ...point })),
    change: accuracyChange(days),
    byVideo: videoShare({ verifiedShots: sumOf('verifiedTotal'), totalShots: sumOf('total') }),
  };
}
