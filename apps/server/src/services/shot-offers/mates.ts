import { FILM_TOGETHER } from '@hooplog/domain';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mayOfferShots } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { groupMembers, teamPlayers, teams } from '../../database/schema/community.ts';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { users } from '../../database/schema/users.ts';
import { compareNames, playerColumns, type PlayerRow } from '../players/player.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';

const ownSquad = alias(groupMembers, 'own_squad');
const squad = alias(groupMembers, 'mates_squad');
const ownTeam = alias(teamPlayers, 'own_team');
const team = alias(teamPlayers, 'mates_team');
const coached = alias(teams, 'coached_by_filmer');

/** Mates of a filmer: players in the same squads and teams see each other's names, and coaches those of their players. */
const matesOf = (filmerId: SQL) => sql`
  select ${squad.userId} from ${groupMembers} "own_squad"
    join ${groupMembers} "mates_squad" on ${squad.groupId} = ${ownSquad.groupId}
    where ${ownSquad.userId} = ${filmerId}
  union select ${team.playerId} from ${teamPlayers} "own_team"
    join ${teamPlayers} "mates_team" on ${team.teamId} = ${ownTeam.teamId}
    where ${ownTeam.playerId} = ${filmerId}
  union select ${team.playerId} from ${teams} "coached_by_filmer"
    join ${teamPlayers} "mates_team" on ${team.teamId} = ${coached.id}
    where ${coached.coachId} = ${filmerId}`;

/** Whether a player shares a squad or a team with the filmer, or is coached by them, so that they know each other's names. */
export const isMateOf = (filmerId: SQL, playerId: SQL): SQL =>
  sql`${playerId} in (${matesOf(filmerId)})`;

export type OfferRow = typeof shotOffers.$inferSelect;

/** A mate of the filmer, with the offer made to them for a film. */
export interface MateRow {
  readonly player: PlayerRow;
  /** Null without an offer. */
  readonly offer: OfferRow | null;
}

/**
 * Mates by name. Children have none, as they may name nobody; paused accounts are left out.
 *
 * @param workoutId of the film
 */
export async function readMates(
  database: Queryable,
  filmer: Pick<User, 'id' | 'birthday' | 'timeZone'>,
  {
    workoutId,
    playerId,
    now,
  }: { readonly workoutId: string; readonly playerId?: string; readonly now: Date },
): Promise<MateRow[]> {
  if (!mayOfferShots(ageGroupOf(filmer, now))) return [];
  const rows = await database
    .select({ player: playerColumns, offer: shotOffers })
    .from(users)
    .leftJoin(shotOffers, and(eq(shotOffers.userId, users.id), eq(shotOffers.workoutId, workoutId)))
    .where(
      and(
        isMateOf(sql`${filmer.id}::uuid`, sql`${users.id}`),
        playerId === undefined ? ne(users.id, filmer.id) : eq(users.id, playerId),
        isNotPaused,
      ),
    )
    .orderBy(asc(users.displayName), asc(users.id))
    .limit(FILM_TOGETHER.MATES_LISTED);
  return rows.toSorted((a, b) => compareNames(a.player, b.player));
}
