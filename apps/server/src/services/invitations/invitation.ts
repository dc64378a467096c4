import { type Phrase, phrase } from '@hooplog/language';
import { randomBytes } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { groupInvites, groups, teamInvites, teams } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';
import type { PlayerRow } from '../players/player.ts';

export type GroupInvite = typeof groupInvites.$inferSelect;
export type TeamInvite = typeof teamInvites.$inferSelect;

/** The present state of an invitation. */
export type InvitationState = (GroupInvite | TeamInvite)['status'] | 'expired';

export type Answer = 'accepted' | 'declined';

/** The user's role in the squad or team of an invitation, where owners are members. Null for users outside it. */
export type RoleThere = SQL<'coach' | 'member' | null>;

/** An invitation to a squad or a team, as its recipient sees it. */
export interface ReceivedInvitation {
  readonly invitation: GroupInvite | TeamInvite;
  /** The squad or team. */
  readonly target: typeof groups.$inferSelect | typeof teams.$inferSelect;
  readonly inviter: PlayerRow;
  readonly state: InvitationState;
  readonly role: RoleThere['_']['type'];
}

/** 192 bits, so it cannot be guessed. */
const TOKEN_BYTES = 24;
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);

export const conflict = (words: Phrase): AppError => new AppError('conflict', words);

/** The specification's texts for an invitation that was answered or revoked. */
export const alreadyAnswered = (status: string): AppError =>
  conflict(
    phrase(
      'This invitation has already been {status, select, accepted {accepted} declined {declined} revoked {revoked} other {answered}}.',
      { status },
    ),
  );
