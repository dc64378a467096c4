import type { Trend } from '@hooplog/contract';
import {
  accuracyChange,
  type DayShots,
  SHOT_KINDS,
  type ShotGroup,
  type ShotKind,
  trendPoints,
  trendUnit,
  USUAL_LINE,
  videoShare,
  type ZoneId,
  zonesOfGroup,
} from '@hooplog/domain';
import { and, asc, eq, gte, inArray, lte, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { kindDays, threeDays, userDays, zoneDays } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type AskedPeriod, periodOf } from './period.ts';

/** Shots of one day, and how many of them this server saw in a video. */
interface Day extends DayShots {
  readonly verifiedMade: number;
  readonly verifiedTotal: number;
}

type Asked = AskedPeriod & {
  readonly of: ShotGroup | ShotKind;
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

/** The same for the sum of some zones, or for a kind of shot. */
function readPartDays(
  database: Queryable,
  userId: string,
  { from, to }: AskedPeriod,
  of: readonly ZoneId[] | ShotKind,
) {
  const table = typeof of === 'string' ? kindDays : zoneDays;
  const { day } = table;
  const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number);
  return database
    .select({
      day,
      made: total(table.made),
      total: total(table.total),
      verifiedMade: total(table.verifiedMade),
      verifiedTotal: total(table.verifiedTotal),
    })
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        typeof of === 'string' ? eq(kindDays.kind, of) : inArray(zoneDays.zone, [...of]),
        from === undefined ? undefined : gte(day, from),
        to === undefined ? undefined : lte(day, to),
      ),
    )
    .groupBy(day)
    .orderBy(asc(day));
}

/** The same for threes, by the player's chosen line where the court's own is unknown. */
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

const isShotKind = (group: ShotGroup | ShotKind): group is ShotKind =>
  SHOT_KINDS.some((kind) => kind === group);

/** The days of a period for a group of shots. Reads at most one stored sum per day. */
function readDaysOf(
  database: Queryable,
  user: User,
  period: AskedPeriod,
  group: ShotGroup | ShotKind,
): Promise<Day[]> {
  if (group === 'threes') return readThreeDays(database, user, period);
  const part = isShotKind(group) ? group : zonesOfGroup(group);
  return part === null
    ? readAllDays(database, user.id, period)
    : readPartDays(database, user.id, period, part);
}

const byVideo = ({ day, verifiedMade, verifiedTotal }: Day): DayShots => ({
  day,
  made: verifiedMade,
  total: verifiedTotal,
});

/** Trend of a player's accuracy over a period. */
export async function getTrend(context: AppContext, user: User, asked: Asked): Promise<Trend> {
  const { from, to } = periodOf(context, user, asked);
  const read = await readDaysOf(context.database, user, { from, to: asked.to }, asked.of);
  const days = (asked.shots === 'all' ? read : read.map(byVideo)).filter(({ total }) => total > 0);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  // Starts with the player's first day: the months before it say nothing.
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
