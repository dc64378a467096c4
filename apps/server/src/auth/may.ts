import type { AgeGroup } from '@hooplog/domain';

/** Something that belongs to one user. */
interface Owned {
  readonly userId: string;
}

/** Workouts, shots and videos are their owner's alone: coaches see numbers elsewhere, never these. */
export const mayUse = (userId: string, thing: Owned): boolean => thing.userId === userId;

interface Account {
  readonly awaitsParent: number;
  readonly disabledAt: Date | null;
}

/** A child's account does nothing before a parent has agreed, and one that an operator disabled nothing at all. `paused.ts` says the same in a query. */
export const mayUseAccount = ({ awaitsParent, disabledAt }: Account): boolean =>
  awaitsParent === 0 && disabledAt === null;

/** Who runs this installation: named in its settings, by an address that they proved. */
export const isOperator = (
  { operators }: { readonly operators: readonly string[] },
  user: Account & { readonly email: string },
): boolean => operators.includes(user.email) && mayUseAccount(user);

/** The chat is no place for children, whatever their parents agreed to. */
export const mayChat = (age: AgeGroup): boolean => age !== 'child';

/** Children say of nobody that they took a shot, and nobody offers them any, as in the chat. */
export const mayOfferShots = (age: AgeGroup): boolean => age !== 'child';

/** Nobody whom the rules for the young protect can lift them for somebody, least of all for themselves. */
export const mayAnswerForChild = (age: AgeGroup): boolean => age !== 'child' && age !== 'teen';

/** Who asks, as far as teams care. */
interface Caller {
  readonly id: string;
  /** 1 while coach mode is on. */
  readonly isCoach: number;
}

interface Coached {
  readonly coachId: string;
}

/** What somebody is in a team. Strangers have no role: for them it does not exist. */
export type TeamRole = 'coach' | 'player';

export const mayCreateTeam = (caller: Caller): boolean => caller.isCoach === 1;

/** With coach mode off the coach still sees the team, and changes nothing. */
export const mayManageTeam = (caller: Caller, team: Coached): boolean =>
  caller.isCoach === 1 && team.coachId === caller.id;

/** Players see their own numbers; those of the others are between them and the coach. */
export const maySeeNumbersOf = (caller: Caller, team: Coached, playerId: string): boolean =>
  playerId === caller.id || team.coachId === caller.id;

/** Everybody may leave; the coach may remove. */
export const mayRemoveFromTeam = (caller: Caller, team: Coached, playerId: string): boolean =>
  playerId === caller.id || mayManageTeam(caller, team);

/** Without an address an invitation is for anyone who holds its link. */
export const mayAnswerInvitation = (
  caller: { readonly email: string },
  invitation: { readonly inviteeEmail: string | null },
): boolean => invitation.inviteeEmail === null || invitation.inviteeEmail === caller.email;

/** What somebody is in a squad. For everybody else it does not exist. */
export type GroupRole = 'owner' | 'member';

/** To rename, hand over and delete it. Every member may look and invite. */
export const mayManageGroup = (role: GroupRole): boolean => role === 'owner';

/** Everybody may leave; the owner may remove. */
export const mayRemoveFromGroup = (
  caller: { readonly id: string; readonly role: GroupRole },
  memberId: string,
): boolean => memberId === caller.id || mayManageGroup(caller.role);

/** A link for several opens the squad to people whom its maker may not know: that is the owner's to do. */
export const mayInviteSeveral = (role: GroupRole): boolean => role === 'owner';

/** The owner, and whoever made it. */
export const mayRevokeInvitation = (
  caller: { readonly id: string; readonly role: GroupRole },
  invitation: { readonly inviterId: string },
): boolean => mayManageGroup(caller.role) || invitation.inviterId === caller.id;

/** Whoever started it, and the owner. */
export const mayManageChallenge = (
  caller: { readonly id: string; readonly role: GroupRole },
  challenge: { readonly creatorId: string | null },
): boolean => mayManageGroup(caller.role) || challenge.creatorId === caller.id;

/** Whoever wrote it; in the chat of a squad its owner as well. @param caller with their role in that squad */
export const mayDeleteMessage = (
  caller: { readonly id: string; readonly role: GroupRole | null },
  message: Owned,
): boolean => mayUse(caller.id, message) || caller.role === 'owner';
