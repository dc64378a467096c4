import {
  type ChallengeScore,
  type ChallengeState,
  challengeState,
  drillUnit,
  findDrill,
  type LocalDay,
  localDayOf,
  type Ranked,
  rankScores,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { mayManageChallenge } from '../../../auth/may.ts';
import type { Queryable, Transaction } from '../../../database/connect.ts';
import { challengeMembers, challenges } from '../../../database/schema/challenges.ts';
import { users } from '../../../database/schema/users.ts';
import { AppError, notFound } from '../../../errors/app-error.ts';
import { playerColumns, type PlayerRow } from '../../players/player.ts';
import type { User } from '../../users/find-user.ts';
import { isNotPaused } from '../../users/paused.ts';
import { type GroupOfMember, lockGroupOf } from '../rows.ts';
import { type ScoreRow, selectScores } from './select-scores.ts';

type ChallengeRow = typeof challenges.$inferSelect;

type Standing = Ranked<ChallengeScore & { readonly user: PlayerRow }>;

/** A challenge with its standings, independent of the reader. */
export interface RankedChallenge {
  readonly challenge: ChallengeRow;
  readonly hasNext: boolean;
  /** The current day of each participant. */
  readonly days: readonly LocalDay[];
  /** Best first. */
  readonly standings: readonly Standing[];
}

/** A challenge as a member of its squad sees it. */
export interface ChallengeOfMember extends RankedChallenge {
  readonly state: ChallengeState;
  readonly isJoined: boolean;
  readonly mayManage: boolean;
}

/** The caller, with their role in the squad. */
export interface Asker {
  readonly user: Pick<User, 'id' | 'timeZone' | 'birthday'>;
  readonly role: GroupOfMember['role'];
  readonly now: Date;
}

const hasNext = sql<boolean>`exists (select from challenges n where n.previous_id = challenges.id)`;

/** Participants of some challenges, in the order of joining, without paused accounts. */
const readMembers = (database: Queryable, ids: readonly string[]) =>
  database
    .select({
      challengeId: challengeMembers.challengeId,
      user: playerColumns,
      timeZone: users.timeZone,
    })
    .from(challengeMembers)
    .innerJoin(users, eq(users.id, challengeMembers.userId))
    .where(and(inArray(challengeMembers.challengeId, [...ids]), isNotPaused))
    .orderBy(asc(challengeMembers.joinedAt), asc(challengeMembers.userId));

const NOTHING: ChallengeScore = { made: 0, totalShots: 0, days: 0, result: null };

function scoreOf(row: ScoreRow | undefined, isLowerBetter: boolean): ChallengeScore {
  if (row === undefined) return NOTHING;
  const { made, totalShots, days, lowest, highest } = row;
  return {
    ...{ made: Number(made), totalShots: Number(totalShots), days: Number(days) },
    result: isLowerBetter ? lowest : highest,
  };
}

/** Challenges that match, the last to end first, with standings from the workouts as they are now. */
export async function readChallenges(
  database: Queryable,
  condition: SQL | undefined,
  now: Date,
  limit?: number,
): Promise<RankedChallenge[]> {
  const query = database
    .select({ challenge: challenges, hasNext })
    .from(challenges)
    .where(condition)
    .orderBy(desc(challenges.lastDay), desc(challenges.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  if (rows.length === 0) return [];
  const ids = rows.map(({ challenge }) => challenge.id);
  const members = await readMembers(database, ids);
  const scores = (await database.execute<ScoreRow>(selectScores(ids))).rows;
  const scoreBy = new Map(scores.map((row) => [`${row.challengeId} ${row.userId}`, row]));
  const membersBy = Map.groupBy(members, ({ challengeId }) => challengeId);
  return rows.map(({ challenge, ...row }) => {
    const { id, kind, minShots, drill: key } = challenge;
    const drill = key === null ? null : findDrill(key);
    const isLowerBetter = drill !== null && drillUnit(drill) === 'shots';
    const own = membersBy.get(id) ?? [];
    return {
      challenge,
      ...row,
      days: own.map(({ timeZone }) => localDayOf(now, timeZone)),
      standings: rankScores(
        { kind, minShots, isLowerBetter },
        own.map(({ user }) => {
          return { user, ...scoreOf(scoreBy.get(`${id} ${user.id}`), isLowerBetter) };
        }),
      ),
    };
  });
}

export function asSeenBy({ user, role, now }: Asker, ranked: RankedChallenge): ChallengeOfMember {
  const { challenge, days, standings } = ranked;
  return {
    ...ranked,
    state: challengeState(challenge, localDayOf(now, user.timeZone), days),
    isJoined: standings.some((standing) => standing.user.id === user.id),
    mayManage: mayManageChallenge({ id: user.id, role }, challenge),
  };
}

/** One challenge of a squad; 404 if it has none with that id. */
export async function challengeOf(
  database: Queryable,
  asker: Asker,
  groupId: string,
  challengeId: string,
): Promise<ChallengeOfMember> {
  const isIt = and(eq(challenges.groupId, groupId), eq(challenges.id, challengeId));
  const [found] = await readChallenges(database, isIt, asker.now);
  if (found === undefined) throw notFound(phrase('Challenge not found'));
  return asSeenBy(asker, found);
}

/** Which challenge a member of its squad asks about. */
export interface ChallengeId {
  readonly groupId: string;
  readonly challengeId: string;
}

/** A challenge, with its squad locked, so that changes happen one after another. */
export async function lockChallenge(
  tx: Transaction,
  user: User,
  { groupId, challengeId }: ChallengeId,
  now: Date,
) {
  const { role } = await lockGroupOf(tx, user.id, groupId);
  const asker: Asker = { user, role, now };
  return { asker, found: await challengeOf(tx, asker, groupId, challengeId) };
}

/** The same for its creator and the owner of the squad; 403 for other members. */
export async function lockChallengeToManage(
  tx: Transaction,
  user: User,
  id: ChallengeId,
  now: Date,
) {
  const locked = await lockChallenge(tx, user, id, now);
  if (locked.found.mayManage) return locked;
  throw new AppError(
    'forbidden',
    phrase('Only whoever started this challenge, or the owner of the squad, can do that'),
  );
}
