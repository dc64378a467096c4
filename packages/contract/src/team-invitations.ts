import { LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { secretSchema } from './secret.ts';

const tokenParamsSchema = z.object({ token: secretSchema(1, 100) });

/** An invitation as the team's coach sees it: the address is the one that the coach wrote. */
export const teamInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type TeamInvitation = z.infer<typeof teamInvitationSchema>;

/** The join link; null while there is none. Whoever holds it can join until it expires. */
export const teamLinkSchema = z.object({
  link: z.object({ token: z.string(), expiresAt: instantSchema }).nullable(),
});
export type TeamLink = z.infer<typeof teamLinkSchema>;

/** An invitation as the one sees it who holds its token, or to whose address it was sent. */
export const receivedTeamInvitationSchema = z.object({
  token: z.string(),
  team: z.object({ id: idSchema, name: z.string() }),
  coach: playerSchema,
  status: z.enum(['pending', 'accepted', 'declined', 'revoked', 'expired']),
  expiresAt: instantSchema,
  /** What the caller is in the team already. */
  role: z.enum(['coach', 'player']).nullable(),
});
export type ReceivedTeamInvitation = z.infer<typeof receivedTeamInvitationSchema>;

export const teamInvitationInputSchema = z.object({ email: emailSchema });

export const listTeamInvitations = endpoint({
  method: 'GET',
  path: '/api/teams/:id/invitations',
  summary: `Invitations by e-mail without an answer, newest first, at most ${LIMITS.TEAM_INVITATIONS_MAX}; the coach only`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(teamInvitationSchema),
});

export const createTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/teams/:id/invitations',
  summary: 'Ask a player by e-mail to join; the answer is the same whoever the address belongs to',
  access: 'signed_in',
  params: idParamsSchema,
  body: teamInvitationInputSchema,
  status: 201,
  response: teamInvitationSchema,
});

export const revokeTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id/invitations/:invitationId',
  summary: 'Take an invitation back; the coach only',
  access: 'signed_in',
  params: idParamsSchema.extend({ invitationId: idSchema }),
  status: 204,
  response: null,
});

export const getTeamLink = endpoint({
  method: 'GET',
  path: '/api/teams/:id/link',
  summary: 'The join link; the coach only',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: teamLinkSchema,
});

export const renewTeamLink = endpoint({
  method: 'POST',
  path: '/api/teams/:id/link',
  summary: `Make a join link, good for ${LIMITS.TEAM_LINK_DAYS} days; an earlier one stops working`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: teamLinkSchema,
});

export const deleteTeamLink = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id/link',
  summary: 'Stop the join link; the coach only',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const listReceivedTeamInvitations = endpoint({
  method: 'GET',
  path: '/api/team-invitations',
  summary: `Open invitations to teams that were sent to the caller’s address, newest first, ${LIMITS.PAGE_MAX} a page; a Link header leads on`,
  access: 'signed_in',
  query: z.object({ cursor: idSchema.optional() }),
  status: 200,
  response: z.array(receivedTeamInvitationSchema),
});

export const getTeamInvitation = endpoint({
  method: 'GET',
  path: '/api/team-invitations/:token',
  summary: 'What an invitation or a join link leads to; 403 when it is for another address',
  access: 'signed_in',
  params: tokenParamsSchema,
  status: 200,
  response: receivedTeamInvitationSchema,
});

export const acceptTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/team-invitations/:token/accept',
  summary: 'Join the team; a repeat answers the same',
  access: 'signed_in',
  params: tokenParamsSchema,
  body: z.object({}).optional(),
  status: 200,
  response: receivedTeamInvitationSchema,
});

export const declineTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/team-invitations/:token/decline',
  summary: 'Decline; a join link stays good for others',
  access: 'signed_in',
  params: tokenParamsSchema,
  body: z.object({}).optional(),
  status: 200,
  response: receivedTeamInvitationSchema,
});
