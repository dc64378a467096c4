import { randomBytes } from 'node:crypto';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { TeamRole } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { teamInvites, teamPlayers, teams } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import type { TeamRow } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';

export type TeamInviteRow = typeof teamInvites.$inferSelect;
type TeamInviteStatus = TeamInviteRow['status'] | 'expired';

/** An invitation as somebody sees it who may answer it, or holds its token. */
export interface ReceivedInvitation {
  readonly invite: TeamInviteRow;
  readonly team: TeamRow;
  readonly coach: PlayerRow;
  readonly status: TeamInviteStatus;
  readonly role: TeamRole | null;
}

/** Cannot be guessed: 192 bits. */
const TOKEN_BYTES = 24;
export const makeToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/** An open invitation past its day counts as expired. */
const statusOf = ({ status, expiresAt }: TeamInviteRow, now: Date): TeamInviteStatus =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;

/** Invitations with what they lead to, newest first. */
export async function readReceived(
  database: Queryable,
  user: User,
  now: Date,
  condition: SQL | undefined,
  limit = 1,
): Promise<ReceivedInvitation[]> {
  const rows = await database
    .select({ invite: teamInvites, team: teams, coach: playerColumns, place: teamPlayers.id })
    .from(teamInvites)
    .innerJoin(teams, eq(teams.id, teamInvites.teamId))
    .innerJoin(users, eq(users.id, teams.coachId))
    .leftJoin(teamPlayers, and(eq(teamPlayers.teamId, teams.id), eq(teamPlayers.playerId, user.id)))
    .where(condition)
    .orderBy(desc(teamInvites.id))
    .limit(limit);
  return rows.map(({ invite, team, coach, place }) => ({
    invite,
    team,
    coach,
    status: statusOf(invite, now),
    role: roleOf(user, team, place),
  }));
}

function roleOf(user: User, team: TeamRow, place: string | null): TeamRole | null {
  if (team.coachId === user.id) return 'coach';
  return place === null ? null : 'player';
}
