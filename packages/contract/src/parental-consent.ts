import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { joinedChallengeSchema } from './challenges.ts';
import { idSchema, instantSchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { weekSchema } from './progress.ts';
import { secretSchema } from './secret.ts';

/** The state of the question to a parent, as the child sees it. */
export const parentalConsentSchema = z.object({
  /** Null until the child has named one. */
  parentEmail: z.string().nullable(),
  /** The account is deleted then, unless a parent has agreed. */
  deadline: instantSchema,
  /** Whether another mail may be requested. */
  canAsk: z.boolean(),
});
export type ParentalConsent = z.infer<typeof parentalConsentSchema>;

const tokenParamsSchema = z.object({ token: secretSchema(20, 100) });

export const getParentalConsent = endpoint({
  method: 'GET',
  path: '/api/user/parental-consent',
  summary: 'The state of the request for a parent’s consent; 404 if none is needed',
  access: 'signed_in',
  bySessionOnly: true,
  beforeConsent: true,
  status: 200,
  response: parentalConsentSchema,
});

export const parentInputSchema = z.object({ parentEmail: emailSchema });

export const askParent = endpoint({
  method: 'POST',
  path: '/api/user/parental-consent',
  summary: 'Mail a parent the question whether the child may use Hooplog; at most three mails',
  access: 'signed_in',
  bySessionOnly: true,
  beforeConsent: true,
  body: parentInputSchema,
  status: 200,
  response: parentalConsentSchema,
});

/** The page for a parent who has the mailed link. */
export const parentQuestionSchema = z.object({
  /** The name that the child gave. */
  childName: z.string(),
  childEmail: z.string(),
  status: z.enum(['waiting', 'granted']),
  /** While waiting: when the account is deleted automatically. */
  deadline: instantSchema,
});
export type ParentQuestion = z.infer<typeof parentQuestionSchema>;

export const getParentQuestion = endpoint({
  method: 'GET',
  path: '/api/parental-consents/:token',
  summary: 'The question to a parent, by the secret of the mailed link',
  access: 'public',
  params: tokenParamsSchema,
  status: 200,
  response: parentQuestionSchema,
});

export const grantConsent = endpoint({
  method: 'POST',
  path: '/api/parental-consents/:token/grant',
  summary: 'A parent agrees. Idempotent',
  access: 'public',
  params: tokenParamsSchema,
  status: 204,
  response: null,
});

export const refuseConsent = endpoint({
  method: 'POST',
  path: '/api/parental-consents/:token/refuse',
  summary: 'A parent refuses, or withdraws the consent: the account and all its data are deleted',
  access: 'public',
  params: tokenParamsSchema,
  status: 204,
  response: null,
});

/** A child under 13, as the parent who agreed sees them. */
export const childSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  grantedAt: instantSchema,
  /** The child's own current week, and on how many of its days they trained. */
  week: weekSchema,
  trainedDays: z.int().min(0).max(7),
  /** Whether their squads see their badges. */
  sharesBadges: z.boolean(),
  /** Whether they may join squads, teams and challenges. */
  mayJoin: z.boolean(),
  squads: z.array(z.object({ id: idSchema, name: z.string(), memberCount: sumSchema })),
  /** Challenges that they take part in, by last day: the squad sees only the number that counts. */
  challenges: z.array(joinedChallengeSchema),
  teams: z.array(z.object({ id: idSchema, name: z.string(), coachName: z.string() })),
  /** Announcements of coaches to them alone, newest first, also of teams that they have left; at most 20. */
  told: z.array(
    z.object({
      id: idSchema,
      text: z.string(),
      coachName: z.string(),
      createdAt: instantSchema,
    }),
  ),
});
export type Child = z.infer<typeof childSchema>;

export const listChildren = endpoint({
  method: 'GET',
  path: '/api/parental-consents/:token/children',
  summary:
    'All children under 13 for whom the owner of the mailed link has given consent: their week, and what is shared with whom',
  access: 'public',
  params: tokenParamsSchema,
  status: 200,
  response: z.array(childSchema),
});

const childParamsSchema = tokenParamsSchema.extend({ childId: idSchema });

export const updateChild = endpoint({
  method: 'PATCH',
  path: '/api/parental-consents/:token/children/:childId',
  summary:
    'A parent sets whether a child may join squads, teams and challenges, and whether squads see the badges',
  access: 'public',
  params: childParamsSchema,
  body: z.object({
    mayJoin: z.boolean().exactOptional(),
    sharesBadges: z.boolean().exactOptional(),
  }),
  status: 204,
  response: null,
});

export const removeChildFromSquad = endpoint({
  method: 'DELETE',
  path: '/api/parental-consents/:token/children/:childId/squads/:id',
  summary:
    'A parent removes a child from a squad; a squad that the child owns passes to another member',
  access: 'public',
  params: childParamsSchema.extend({ id: idSchema }),
  status: 204,
  response: null,
});

export const removeChildFromChallenge = endpoint({
  method: 'DELETE',
  path: '/api/parental-consents/:token/children/:childId/challenges/:id',
  summary: 'A parent removes a child from a challenge',
  access: 'public',
  params: childParamsSchema.extend({ id: idSchema }),
  status: 204,
  response: null,
});

export const removeChildFromTeam = endpoint({
  method: 'DELETE',
  path: '/api/parental-consents/:token/children/:childId/teams/:id',
  summary: 'A parent removes a child from a team',
  access: 'public',
  params: childParamsSchema.extend({ id: idSchema }),
  status: 204,
  response: null,
});
