import * as contract from '@hooplog/contract';
import {
  addDays,
  currentStreak,
  goalValue,
  type HeatMapPeriod,
  isEarned,
  type LocalDay,
  NO_SHOTS,
  percentage,
  periodStart,
  SHOT_KINDS,
  videoShare,
  weekOf,
  withoutZone,
  ZONE_IDS,
} from '@hooplog/domain';
import { expect } from 'vitest';
import { compareMoments } from './agreeing-shots.ts';
import type { SignedIn } from './test-app.ts';
import { daysOf, type ExpectedHistory, ofKind, sumsOf, zonesOf } from './expected-history.ts';

/** A player, and the others who see their numbers. */
export interface Surroundings {
  readonly player: SignedIn;
  readonly coach: SignedIn;
  readonly team: contract.Team;
  readonly squad: contract.Group;
}

const recordsOf = (zones: ReturnType<typeof zonesOf>) =>
  ZONE_IDS.flatMap((zone) => {
    const totals = zones.get(zone);
    if (totals === undefined) return [];
    return [{ zone, ...totals, percentage: percentage(totals.made, totals.total), before: null }];
  });

/**
 * Compares statistics, heat maps, the workouts behind their zones, and the team's screens over one period.
 */
export async function comparePeriod(
  { player: { client, user }, coach, team }: Surroundings,
  history: ExpectedHistory,
  period: HeatMapPeriod,
  today: LocalDay,
) {
  const start = periodStart(period, today);
  const isCounted = (day: string) => start === null || day >= start;
  const sums = sumsOf(history, isCounted);
  const zones = zonesOf(history, isCounted);
  const rest = withoutZone({ made: sums.made, total: sums.totalShots }, [...zones.values()]);
  const query = { period };
  const map = await client.call(contract.getHeatMap, { query });
  expect(map.map((record) => ({ ...record, before: null }))).toEqual(recordsOf(zones));
  expect(await client.call(contract.getShotsWithoutZone, { query })).toEqual(rest);
  for (const zone of ZONE_IDS) {
    const behind = await client.call(contract.getZoneWorkouts, { params: { zone }, query });
    const made = behind.reduce((sum, workout) => sum + workout.made, 0);
    const total = behind.reduce((sum, workout) => sum + workout.total, 0);
    expect({ made, total }).toEqual(zones.get(zone) ?? NO_SHOTS);
    compareMoments(history, zone, behind);
  }
  const params = { id: team.id };
  const ofPlayer = { params, query: { period, playerId: user.id } };
  const ofTeam = await coach.client.call(contract.getTeamHeatMap, ofPlayer);
  expect(ofTeam.map((record) => ({ ...record, before: null }))).toEqual(recordsOf(zones));
  expect(await coach.client.call(contract.getTeamShotsWithoutZone, ofPlayer)).toEqual(rest);
  const roster = await coach.client.call(contract.listTeamPlayers, { params, query });
  const { made, totalShots, workoutCount, verifiedShots } = sums;
  const accuracy = { percentage: percentage(made, totalShots) };
  const inRoster = roster.find(({ player }) => player.id === user.id)?.stats;
  expect(inRoster).toMatchObject({ made, totalShots, workoutCount, verifiedShots, ...accuracy });
  const csv = await coach.client.send(contract.exportTeamPlayers, { params, query });
  const line = csv.body.split('\r\n')[1 + roster.findIndex(({ player }) => player.id === user.id)];
  const numbers = [totalShots, made, accuracy.percentage, workoutCount];
  expect(line).toContain(`,${numbers.join(',')},${inRoster?.currentStreak ?? ''},${verifiedShots}`);
}

/**
 * Compares the shots of each kind over a period: the list of kinds, the heat map of one, and the workouts
 * behind its zones.
 */
export async function compareKinds(
  { player: { client } }: Surroundings,
  all: ExpectedHistory,
  period: HeatMapPeriod,
  today: LocalDay,
) {
  const start = periodStart(period, today);
  const isCounted = (day: string) => start === null || day >= start;
  const listed = await client.call(contract.getShotKinds, { query: { period } });
  for (const kind of SHOT_KINDS) {
    const history = ofKind(all, kind);
    const { made, totalShots: total } = sumsOf(history, isCounted);
    const found = listed.find((record) => record.kind === kind);
    expect(found).toEqual(total === 0 ? undefined : { kind, made, total });
    const zones = zonesOf(history, isCounted);
    const query = { period, kind };
    const map = await client.call(contract.getHeatMap, { query });
    expect(map.map((record) => ({ ...record, before: null }))).toEqual(recordsOf(zones));
    const rest = await client.call(contract.getShotsWithoutZone, { query });
    expect(rest).toEqual(withoutZone({ made, total }, [...zones.values()]));
    for (const [zone, totals] of zones) {
      const behind = await client.call(contract.getZoneWorkouts, { params: { zone }, query });
      const sum = (name: 'made' | 'total') =>
        behind.reduce((sums, workout) => sums + workout[name], 0);
      expect({ made: sum('made'), total: sum('total') }).toEqual(totals);
      compareMoments(history, zone, behind);
    }
  }
}

/** A player's position in time. */
interface Now {
  readonly today: LocalDay;
  /** The day that the player skipped at the date line. */
  readonly skipped: LocalDay | null;
}

/** Moves the days before a skipped day up to it, so that the streak does not break there. */
const asLived = (days: readonly LocalDay[], skipped: LocalDay | null): LocalDay[] =>
  skipped === null || days.includes(skipped)
    ? [...days]
    : days.map((day) => (day < skipped ? addDays(day, 1) : day));

/** Compares all places that show a player's lifetime numbers. */
export async function compareLifetime(
  { player: { client, user }, squad }: Surroundings,
  history: ExpectedHistory,
  { today, skipped }: Now,
) {
  const { made, totalShots, workoutCount, verifiedShots } = sumsOf(history);
  const days = daysOf(history) as LocalDay[];
  const shots = { made, totalShots, percentage: percentage(made, totalShots) };
  const stats = await client.call(contract.getStats);
  const streak = currentStreak(asLived(days, skipped), today);
  expect(stats).toMatchObject({ ...shots, workoutCount, today, currentStreak: streak });
  const recent = days.filter((day) => day > addDays(today, -14) && day <= today);
  expect(stats.recentDays).toEqual(recent);
  const everywhere = { ...shots, workoutCount, currentStreak: streak, verifiedShots };
  const own = await client.call(contract.getOwnLeaderboardEntry);
  expect(own).toMatchObject(everywhere);
  const board = await client.call(contract.listLeaderboard, { query: { limit: 100 } });
  const entry = board.find((candidate) => candidate.user.id === user.id);
  const params = { id: squad.id };
  const standings = await client.call(contract.getGroupLeaderboard, { params });
  const standing = standings.find((candidate) => candidate.user.id === user.id);
  if (totalShots === 0) {
    expect([entry, standing, own.rank]).toEqual([undefined, undefined, null]);
  } else {
    expect(entry).toMatchObject({ ...everywhere, rank: own.rank });
    expect(standing).toMatchObject({ ...shots, workoutCount });
    expect(videoShare(own)).toBe(videoShare({ verifiedShots, totalShots }));
  }
}

/** Compares everything by day: calendar, weeks and goals. */
export async function compareDays(
  { player: { client } }: Surroundings,
  history: ExpectedHistory,
  today: LocalDay,
) {
  for (const month of ['2026-05', '2026-06']) {
    const isCounted = (day: string) => day.startsWith(month);
    const { summary, ...listed } = await client.call(contract.getCalendarMonth, {
      query: { month },
    });
    const { made, totalShots, workoutCount, minutes } = sumsOf(history, isCounted);
    const sums = { made, totalShots, workoutCount, minutes };
    expect(summary).toEqual({ ...sums, percentage: percentage(made, totalShots) });
    const review = await client.call(contract.getReview, { query: { period: month } });
    const reviewed = { made, totalShots, workouts: workoutCount, minutes };
    expect(review).toMatchObject(reviewed);
    const ids = [...listed.workouts, ...listed.manualWorkouts].map(({ id }) => id);
    const inMonth = [...history.workouts, ...history.timed].filter(({ localDay }) =>
      isCounted(localDay),
    );
    expect(ids.toSorted()).toEqual(inMonth.map(({ id }) => id).toSorted());
  }
  const { weeks, records } = await client.call(contract.getProgress);
  const sumsIn = (week: string) => sumsOf(history, (day) => weekOf(day as LocalDay) === week);
  const [goal] = await client.call(contract.listGoals);
  for (const { week, ...sums } of weeks) expect(sumsIn(week)).toMatchObject(sums);
  for (const { week, value } of goal?.weeks ?? []) {
    expect(value).toBe(goalValue('shots', sumsIn(week)));
  }
  expect(goal?.value).toBe(sumsIn(weekOf(today)).totalShots);
  if (records.mostShots !== null) {
    expect(sumsIn(records.mostShots.week)).toMatchObject({
      totalShots: records.mostShots.totalShots,
    });
  }
  const byZone = zonesOf(history);
  if (records.bestZone !== null) {
    const { zone, made, total } = records.bestZone;
    expect({ made, total }).toEqual(byZone.get(zone));
  }
  for (const zone of byZone.keys()) {
    const { points } = await client.call(contract.getTrend, { query: { of: zone } });
    // The first week may begin before the period.
    for (const { start, ...totals } of points.slice(1)) {
      const inWeek = zonesOf(history, (day) => weekOf(day as LocalDay) === start);
      expect(totals).toEqual(inWeek.get(zone) ?? NO_SHOTS);
    }
  }
  for (const kind of SHOT_KINDS) {
    const { points } = await client.call(contract.getTrend, { query: { of: kind } });
    for (const { start, ...totals } of points.slice(1)) {
      const inWeek = sumsOf(ofKind(history, kind), (day) => weekOf(day as LocalDay) === start);
      expect(totals).toEqual({ made: inWeek.made, total: inWeek.totalShots });
    }
  }
}

/** Compares everything that leaves the program: both exports and the calendar feed. */
export async function compareFiles({ player: { client } }: Surroundings, history: ExpectedHistory) {
  const file = await client.send(contract.exportJson);
  const json = contract.ownDataSchema.parse(JSON.parse(file.body));
  const listed = (workouts: readonly { id: string; localDay: string; made: number }[]) =>
    workouts.map(({ id, localDay, made }) => `${id} ${localDay} ${made}`).toSorted();
  expect(listed(json.workouts)).toEqual(listed(history.workouts));
  for (const workout of history.workouts) {
    const exported = json.workouts.find(({ id }) => id === workout.id);
    expect(exported?.totalShots).toBe(workout.totalShots);
    expect(exported?.shots.length).toBe(workout.shots.length);
  }
  const rows = (await client.send(contract.exportCsv)).body.split('\r\n').slice(1, -1);
  const cells = rows.map((row) => row.split(','));
  const sum = (column: number) => cells.reduce((all, row) => all + Number(row[column]), 0);
  const { made, totalShots, minutes } = sumsOf(history);
  expect([sum(5), sum(5) + sum(6), sum(8)]).toEqual([made, totalShots, minutes]);
  const { url } = await client.call(contract.createCalendarFeed);
  const feed = (await client.request({ method: 'GET', url: new URL(url ?? '').pathname })).body;
  const unfolded = feed.replaceAll('\r\n ', '');
  for (const { id, localDay, made: makes, totalShots: shots } of history.workouts) {
    const event = unfolded.split('BEGIN:VEVENT').find((text) => text.includes(`UID:${id}@`));
    expect(event).toContain(`DATE:${localDay.replaceAll('-', '')}`);
    expect(event).toContain(`${makes}/${shots} made (${percentage(makes, shots)}%)`);
  }
}

export async function compareBadges(
  { player: { client } }: Surroundings,
  history: ExpectedHistory,
) {
  const [all, earned] = [
    await client.call(contract.listAchievements),
    await client.call(contract.listUserAchievements),
  ];
  const { made, totalShots } = sumsOf(history);
  const { records } = await client.call(contract.getProgress);
  const longestStreak = records.longestStreak?.days ?? 0;
  const measures = { totalShots, percentage: percentage(made, totalShots), longestStreak };
  const has = new Set(earned.map(({ achievementId }) => achievementId));
  // An earned badge stays, whatever was deleted since.
  expect(all.filter((rule) => isEarned(rule, measures) && !has.has(rule.id))).toEqual([]);
}
