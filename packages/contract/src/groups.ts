import { CHAT_LIMITS, LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { atMost, nameSchema } from './text.ts';

const { GROUP_NAME_MAX, GROUP_DESCRIPTION_MAX } = LIMITS;

const groupNameSchema = nameSchema(
  fieldMessage('Group name is required'),
  GROUP_NAME_MAX,
  fieldMessage('A squad name can have at most {max} characters', { max: GROUP_NAME_MAX }),
);

/** Trimmed; an empty one becomes none. */
const descriptionSchema = atMost(
  z.string().trim(),
  GROUP_DESCRIPTION_MAX,
  fieldMessage('A description can have at most {max} characters', { max: GROUP_DESCRIPTION_MAX }),
)
  .nullish()
  .transform((text) => (text === '' ? null : text));

export const groupInputSchema = z.object({ name: groupNameSchema, description: descriptionSchema });
export type GroupInput = z.input<typeof groupInputSchema>;

/** A member's role in a squad. There is one owner. */
export const groupRoleSchema = z.enum(['owner', 'member']);

export const groupSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  ownerId: idSchema,
  visibility: z.literal('private'),
  createdAt: instantSchema,
  memberCount: sumSchema,
  /** The caller's own. */
  role: groupRoleSchema,
  /** Messages of others in its chat that the caller has not read, counted up to `CHAT_LIMITS.UNREAD_COUNTED`. */
  unreadMessages: z.int().min(0).max(CHAT_LIMITS.UNREAD_COUNTED),
});
export type Group = z.infer<typeof groupSchema>;

export const groupMemberSchema = z.object({
  user: playerSchema,
  role: groupRoleSchema,
  joinedAt: instantSchema,
  /** The account cannot be used at the moment. Only the owner sees such members, and can remove them. */
  isPaused: z.boolean(),
});
export type GroupMember = z.infer<typeof groupMemberSchema>;

export const groupStandingSchema = z.object({
  /** From 1; equal numbers share a rank. */
  rank: z.int().min(1),
  user: playerSchema,
  made: sumSchema,
  totalShots: sumSchema,
  /** 0 to 100. */
  percentage: z.int().min(0).max(100),
  workoutCount: sumSchema,
});
export type GroupStanding = z.infer<typeof groupStandingSchema>;

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  summary: `The caller's squads by name, at most ${LIMITS.GROUPS_PER_USER}`,
  access: 'signed_in',
  status: 200,
  response: z.array(groupSchema),
});

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  summary:
    'Create a squad; the caller owns it and is its first member. A repeat with the same Idempotency-Key gives the first one',
  access: 'signed_in',
  body: groupInputSchema,
  status: 201,
  response: groupSchema,
});

export const getGroup = endpoint({
  method: 'GET',
  path: '/api/groups/:id',
  summary: 'One squad, for its members',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: groupSchema,
});

export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/api/groups/:id',
  summary: 'Rename or describe a squad; its owner only',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({ name: groupNameSchema.optional(), description: descriptionSchema }),
  status: 200,
  response: groupSchema,
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id',
  summary:
    'Delete a squad with its invitations and challenges; its owner only. All members keep their workouts',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/api/groups/:id/members',
  summary: `The owner, then the others by date of joining, at most ${LIMITS.GROUP_MEMBERS_MAX}`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(groupMemberSchema),
});

export const removeGroupMember = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/members/:userId',
  summary: 'Leave a squad, or remove a member as its owner. Ends the member’s open invitations',
  access: 'signed_in',
  params: idParamsSchema.extend({ userId: idSchema }),
  status: 204,
  response: null,
});

export const transferGroup = endpoint({
  method: 'PUT',
  path: '/api/groups/:id/owner',
  summary: 'Make another member the owner; the former one stays a member',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({ userId: idSchema }),
  status: 200,
  response: groupSchema,
});

export const getGroupLeaderboard = endpoint({
  method: 'GET',
  path: '/api/groups/:id/leaderboard',
  summary: 'Members with shots, ranked by makes, then accuracy, then shots',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(groupStandingSchema),
});
