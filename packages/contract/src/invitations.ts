import { LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { idParamsSchema, idSchema, instantSchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { secretSchema } from './secret.ts';

const tokenParamsSchema = z.object({ token: secretSchema(1, 100) });
const invitationParamsSchema = idParamsSchema.extend({ invitationId: idSchema });
/** An empty body counts as an empty object. */
const emptyBodySchema = z.object({}).optional();

/** An open invitation past `expiresAt` is `expired`. */
const statusSchema = z.enum(['pending', 'accepted', 'declined', 'revoked', 'expired']);
export type InvitationStatus = z.infer<typeof statusSchema>;

/** An invitation as the members of its squad see it. */
export const groupInvitationSchema = z.object({
  id: idSchema,
  groupId: idSchema,
  inviter: playerSchema,
  /** Whether it is for one email address only; otherwise for anyone who has the link, while it has places. */
  isForOne: z.boolean(),
  /** That address, shown only to the member who entered it. */
  inviteeEmail: z.string().nullable(),
  /** How many people it admits; `accepted` once they all have joined. */
  places: z.int().min(1),
  /** How many have joined by it; their identity is not stored. */
  joined: sumSchema,
  /** The link's; null once it is no longer open. */
  token: z.string().nullable(),
  status: statusSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** Whether the caller may revoke it. */
  mayRevoke: z.boolean(),
});
export type GroupInvitation = z.infer<typeof groupInvitationSchema>;

/** An invitation that was just created or renewed. */
export const newGroupInvitationSchema = groupInvitationSchema.extend({
  /** Whether a mail is sent now: never for a link, to an address mailed before, or without a mail server. */
  isMailed: z.boolean(),
});
export type NewGroupInvitation = z.infer<typeof newGroupInvitationSchema>;

/** An invitation as the invited user sees it. */
export const receivedInvitationSchema = z.object({
  token: z.string(),
  groupId: idSchema,
  groupName: z.string(),
  groupDescription: z.string().nullable(),
  inviter: playerSchema,
  status: statusSchema,
  expiresAt: instantSchema,
  /** Whether the caller is in the squad already. */
  isMember: z.boolean(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

const PLACES_MAX = LIMITS.GROUP_LINK_PLACES_MAX;
const placesWords = fieldMessage('A link can let in 1 to {max} people', { max: PLACES_MAX });

/** The address is optional: without one a link is made. Only the owner makes links for several people. */
export const invitationInputSchema = z.object({
  inviteeEmail: z
    .union(
      [z.literal('').transform(() => null), emailSchema],
      fieldMessage('Please enter a valid e-mail address'),
    )
    .nullish(),
  /** How many people a link admits; one by default, and for an invitation by email. */
  places: z.int(placesWords).min(1, placesWords).max(PLACES_MAX, placesWords).optional(),
});
export type InvitationInput = z.infer<typeof invitationInputSchema>;

export const listGroupInvitations = endpoint({
  method: 'GET',
  path: '/api/groups/:id/invitations',
  summary: `Invitations to a squad, newest first, ${LIMITS.PAGE_DEFAULT} per page; a Link header leads to the next page`,
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object({ cursor: idSchema.optional() }),
  status: 200,
  response: z.array(groupInvitationSchema),
});

export const createGroupInvitation = endpoint({
  method: 'POST',
  path: '/api/groups/:id/invitations',
  summary: `Invite to a squad for ${LIMITS.INVITATION_DAYS} days: by email, or by a link that works once or, if made by the owner, for up to ${LIMITS.GROUP_LINK_PLACES_MAX} people. Inviting an address again extends its open invitation. A repeat with the same Idempotency-Key returns the first one`,
  access: 'signed_in',
  params: idParamsSchema,
  body: invitationInputSchema.optional(),
  status: 201,
  response: newGroupInvitationSchema,
});

export const revokeGroupInvitation = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/invitations/:invitationId',
  summary: "Revoke an open invitation; the squad's owner or the inviter only",
  access: 'signed_in',
  params: invitationParamsSchema,
  status: 204,
  response: null,
});

export const countPendingInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations/pending/count',
  summary: "Number of open invitations for the caller's address",
  access: 'signed_in',
  status: 200,
  response: z.object({ count: sumSchema }),
});

export const listPendingInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations/pending',
  summary: `Open invitations for the caller's address, newest first, ${LIMITS.PAGE_MAX} per page; a Link header leads to the next page`,
  access: 'signed_in',
  query: z.object({ cursor: idSchema.optional() }),
  status: 200,
  response: z.array(receivedInvitationSchema),
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'What a link invites to; 403 if it is for another address',
  access: 'signed_in',
  params: tokenParamsSchema,
  status: 200,
  response: receivedInvitationSchema,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  summary: 'Join the squad. Idempotent',
  access: 'signed_in',
  params: tokenParamsSchema,
  body: emptyBodySchema,
  status: 200,
  response: receivedInvitationSchema,
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/decline',
  summary: 'Decline. Idempotent',
  access: 'signed_in',
  params: tokenParamsSchema,
  body: emptyBodySchema,
  status: 200,
  response: receivedInvitationSchema,
});

/** An invitation as the team's coach sees it, with the address that the coach entered. */
export const teamInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type TeamInvitation = z.infer<typeof teamInvitationSchema>;

/** The join link; null while there is none. Anyone who has it can join until it expires. */
export const teamLinkSchema = z.object({
  link: z.object({ token: z.string(), expiresAt: instantSchema }).nullable(),
});
export type TeamLink = z.infer<typeof teamLinkSchema>;

/** An invitation as seen by a user who has its token, or whose address it was sent to. */
export const receivedTeamInvitationSchema = z.object({
  token: z.string(),
  team: z.object({ id: idSchema, name: z.string() }),
  coach: playerSchema,
  status: statusSchema,
  expiresAt: instantSchema,
  /** The caller's current role in the team. */
  role: z.enum(['coach', 'player']).nullable(),
});
export type ReceivedTeamInvitation = z.infer<typeof receivedTeamInvitationSchema>;

export const teamInvitationInputSchema = z.object({ email: emailSchema });

export const listTeamInvitations = endpoint({
  method: 'GET',
  path: '/api/teams/:id/invitations',
  summary: `Unanswered invitations by email, newest first, at most ${LIMITS.TEAM_INVITATIONS_MAX}; coach only`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(teamInvitationSchema),
});

export const createTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/teams/:id/invitations',
  summary:
    'Invite a player by email; the answer does not reveal whether the address has an account',
  access: 'signed_in',
  params: idParamsSchema,
  body: teamInvitationInputSchema,
  status: 201,
  response: teamInvitationSchema,
});

export const revokeTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id/invitations/:invitationId',
  summary: 'Revoke an invitation; coach only',
  access: 'signed_in',
  params: invitationParamsSchema,
  status: 204,
  response: null,
});

export const getTeamLink = endpoint({
  method: 'GET',
  path: '/api/teams/:id/link',
  summary: 'The join link; coach only',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: teamLinkSchema,
});

export const renewTeamLink = endpoint({
  method: 'POST',
  path: '/api/teams/:id/link',
  summary: `Create a join link, valid for ${LIMITS.TEAM_LINK_DAYS} days; the previous one stops working`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: teamLinkSchema,
});

export const deleteTeamLink = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id/link',
  summary: 'Turn off the join link; coach only',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const listReceivedTeamInvitations = endpoint({
  method: 'GET',
  path: '/api/team-invitations',
  summary: `Open team invitations for the caller’s address, newest first, ${LIMITS.PAGE_MAX} per page; a Link header leads to the next page`,
  access: 'signed_in',
  query: z.object({ cursor: idSchema.optional() }),
  status: 200,
  response: z.array(receivedTeamInvitationSchema),
});

export const getTeamInvitation = endpoint({
  method: 'GET',
  path: '/api/team-invitations/:token',
  summary: 'What an invitation or a join link leads to; 403 if it is for another address',
  access: 'signed_in',
  params: tokenParamsSchema,
  status: 200,
  response: receivedTeamInvitationSchema,
});

export const acceptTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/team-invitations/:token/accept',
  summary: 'Join the team. Idempotent',
  access: 'signed_in',
  params: tokenParamsSchema,
  body: emptyBodySchema,
  status: 200,
  response: receivedTeamInvitationSchema,
});

export const declineTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/team-invitations/:token/decline',
  summary: 'Decline; a join link stays valid for others',
  access: 'signed_in',
  params: tokenParamsSchema,
  body: emptyBodySchema,
  status: 200,
  response: receivedTeamInvitationSchema,
});
