import type { AgeGroup } from '@hooplog/domain';

/** Something that belongs to one user. */
interface Owned {
  readonly userId: string;
}

/** Workouts, shots and videos belong to their owner only: coaches see numbers elsewhere, never these. */
export const mayUse = (userId: string, thing: Owned): boolean => thing.userId === userId;

interface Account {
  readonly awaitsParent: number;
  readonly disabledAt: Date | null;
}

/**
 * Whether an account may be used: a parent has agreed if needed, and no operator has disabled it. `paused.ts`
 * says the same in a query.
 */
export const mayUseAccount = ({ awaitsParent, disabledAt }: Account): boolean =>
  awaitsParent === 0 && disabledAt === null;

/** Whether a user is an operator: the settings name their verified address. */
export const isOperator = (
  { operators }: { readonly operators: readonly string[] },
  user: Account & { readonly email: string },
): boolean => operators.includes(user.email) && mayUseAccount(user);

/** Children may not chat, whatever their parents agreed to. */
export const mayChat = (age: AgeGroup): boolean => age !== 'child';

/** Children cannot offer shots and are offered none, as in the chat. */
export const mayOfferShots = (age: AgeGroup): boolean => age !== 'child';

/** Minors cannot act as a parent, least of all for themselves. */
export const mayAnswerForChild = (age: AgeGroup): boolean => age !== 'child' && age !== 'teen';

/** The caller's facts that matter for teams. */
interface Caller {
  readonly id: string;
  /** 1 while coach mode is on. */
  readonly isCoach: number;
}

interface Coached {
  readonly coachId: string;
}

/** A user's role in a team. Strangers have none: for them the team does not exist. */
export type TeamRole = 'coach' | 'player';

export const mayCreateTeam = (caller: Caller): boolean => caller.isCoach === 1;

/** With coach mode off, coaches still see the team but cannot change anything. */
export const mayManageTeam = (caller: Caller, team: Coached): boolean =>
  caller.isCoach === 1 && team.coachId === caller.id;

/** Players see their own numbers; only the coach sees those of others. */
export const maySeeNumbersOf = (caller: Caller, team: Coached, playerId: string): boolean =>
  playerId === caller.id || team.coachId === caller.id;

/** Every player may leave; the coach may remove players. */
export const mayRemoveFromTeam = (caller: Caller, team: Coached, playerId: string): boolean =>
  playerId === caller.id || mayManageTeam(caller, team);

/** An invitation without an address is open to anyone who has its link. */
export const mayAnswerInvitation = (
  caller: { readonly email: string },
  invitation: { readonly inviteeEmail: string | null },
): boolean => invitation.inviteeEmail === null || invitation.inviteeEmail === caller.email;

/** A user's role in a squad. For strangers the squad does not exist. */
export type GroupRole = 'owner' | 'member';

/** Whether a member may rename, hand over and delete the squad. Every member may view it and invite. */
export const mayManageGroup = (role: GroupRole): boolean => role === 'owner';

/** Every member may leave; the owner may remove members. */
export const mayRemoveFromGroup = (
  caller: { readonly id: string; readonly role: GroupRole },
  memberId: string,
): boolean => memberId === caller.id || mayManageGroup(caller.role);

/** A link for several people may admit people its maker does not know, so only the owner may make one. */
export const mayInviteSeveral = (role: GroupRole): boolean => role === 'owner';

/** The owner and the inviter. */
export const mayRevokeInvitation = (
  caller: { readonly id: string; readonly role: GroupRole },
  invitation: { readonly inviterId: string },
): boolean => mayManageGroup(caller.role) || invitation.inviterId === caller.id;

/** The owner and the creator of the challenge. */
export const mayManageChallenge = (
  caller: { readonly id: string; readonly role: GroupRole },
  challenge: { readonly creatorId: string | null },
): boolean => mayManageGroup(caller.role) || challenge.creatorId === caller.id;

/** The author, and in a squad's chat its owner as well. @param caller with their role in that squad */
export const mayDeleteMessage = (
  caller: { readonly id: string; readonly role: GroupRole | null },
  message: Owned,
): boolean => mayUse(caller.id, message) || caller.role === 'owner';
