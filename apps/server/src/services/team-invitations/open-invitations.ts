import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { teamInvites } from '../../database/schema/community.ts';

/** Invitations by e-mail of a team that wait for an answer. */
export const openInvitationsOf = (teamId: string, now: Date): SQL | undefined =>
  and(
    eq(teamInvites.teamId, teamId),
    isNotNull(teamInvites.inviteeEmail),
    eq(teamInvites.status, 'pending'),
    gt(teamInvites.expiresAt, now),
  );
