import { REPORT_REASONS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { forOperators } from './for-operators.ts';
import { atMost, isWithoutNul } from './text.ts';

const MAX_REASON = 500;
/** Rows per page. */
export const OPERATOR_PAGE = 20;

const pageQuerySchema = z.object({ cursor: idSchema.optional() });
/** The beginning of a name or address; shorter searches would match too much. */
const searchSchema = z.string().trim().min(2).max(254);
const dayKey = z.iso.date();

/** Why an operator acts. The users concerned can read it. */
export const operatorReasonSchema = atMost(
  z.string().trim().min(1, fieldMessage('Give a reason: the people concerned can read it')),
  MAX_REASON,
  fieldMessage('A reason can have at most {max} characters', { max: MAX_REASON }),
).refine(isWithoutNul, fieldMessage('Text cannot contain the character NUL'));

/** Acts of operators; `OPERATORS` names who may perform them. */
export const OPERATOR_ACTS = [
  'sign_out',
  'disable',
  'enable',
  'delete',
  'remove_message',
  'keep_message',
  'remove_squad',
  'remove_team',
  'retry_job',
  'back_up',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** An account as operators see it: without training numbers, films or birthday. */
export const operatedUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string().nullable(),
  createdAt: instantSchema,
  /** The last active day in the user's own calendar; null if no device is signed in any more. */
  lastActiveDay: dayKey.nullable(),
  /** Size of their uploaded films. */
  bytes: z.int().min(0),
  isDisabled: z.boolean(),
  isOperator: z.boolean(),
});
export type OperatedUser = z.infer<typeof operatedUserSchema>;

export const listOperatedUsers = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/operator/users',
  summary: `For operators: accounts, newest first, ${OPERATOR_PAGE} per page; with \`q\` only those whose address or name begins with it`,
  query: pageQuerySchema.extend({ q: searchSchema.optional() }),
  status: 200,
  response: z.array(operatedUserSchema),
});

export const userActSchema = z.object({
  act: z.enum(['sign_out', 'disable', 'enable', 'delete']),
  reason: operatorReasonSchema,
});

export const actOnUser = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/operator/users/:id',
  summary:
    'For operators: sign out an account everywhere, disable or enable it, or delete it with a mail that gives the reason',
  params: idParamsSchema,
  body: userActSchema,
  status: 204,
  response: null,
});

/** A message that readers reported; nothing else of a squad's chat is shown. */
export const reportedMessageSchema = z.object({
  /** Id of its newest report. */
  id: idSchema,
  content: z.string(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  reportedAt: instantSchema,
  author: z.object({ id: idSchema, email: z.string(), name: z.string().nullable() }),
  /** Null for the community chat, or for a deleted squad. */
  squad: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Deleted by its author, or removed. */
  isGone: z.boolean(),
});
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;

export const listReportedMessages = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/operator/reports',
  summary: `For operators: unanswered reported messages, oldest report first, at most ${OPERATOR_PAGE}`,
  status: 200,
  response: z.array(reportedMessageSchema),
});

export const reportActSchema = z.object({
  act: z.enum(['remove_message', 'keep_message']),
  reason: operatorReasonSchema,
});

export const answerReport = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/operator/reports/:id',
  summary: 'For operators: remove or keep a reported message; answers all its reports',
  params: idParamsSchema,
  body: reportActSchema,
  status: 204,
  response: null,
});

const circleKind = z.enum(['squad', 'team']);

/** A squad or a team. */
export const circleSchema = z.object({
  kind: circleKind,
  id: idSchema,
  name: z.string(),
  /** The owner of the squad or coach of the team. */
  leader: z.string(),
  members: z.int().min(0),
  createdAt: instantSchema,
});
export type Circle = z.infer<typeof circleSchema>;

export const listCircles = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/operator/circles',
  summary: `For operators: squads and teams whose name begins with \`q\`, at most ${OPERATOR_PAGE} of each`,
  query: z.object({ q: searchSchema }),
  status: 200,
  response: z.array(circleSchema),
});

export const removeCircle = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/operator/circles/:id',
  summary: 'For operators: remove a squad or a team. Workouts of its members stay',
  params: idParamsSchema,
  body: z.object({ kind: circleKind, reason: operatorReasonSchema }),
  status: 204,
  response: null,
});

/** The state of the installation. */
export const operatorStateSchema = z.object({
  versions: z.object({ hooplog: z.string(), node: z.string(), postgresql: z.string() }),
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    hasRoom: z.boolean(),
    /** Free space on the disk of the data folder. */
    freeBytes: z.int().min(0),
  }),
  jobs: z.array(
    z.object({
      job: z.string(),
      state: z.enum(['ready', 'later', 'running', 'failed']),
      count: z.int().min(0),
      /** Seconds since the oldest of them could have started. */
      age: z.number(),
    }),
  ),
  /** Jobs given up after all attempts; the latest 50. */
  failed: z.array(
    z.object({
      id: z.string(),
      job: z.string(),
      tries: z.int().min(0),
      error: z.string().nullable(),
      failedAt: instantSchema,
    }),
  ),
});
export type OperatorState = z.infer<typeof operatorStateSchema>;

export const getOperatorState = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/operator/state',
  summary: 'For operators: versions, storage, and the job queue with the jobs that were given up',
  status: 200,
  response: operatorStateSchema,
});

export const retryJob = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/operator/jobs/:id',
  summary: 'For operators: retry a job that was given up',
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  status: 204,
  response: null,
});

const actShape = {
  id: idSchema,
  act: z.enum(OPERATOR_ACTS),
  /** The message, squad, team or job concerned. */
  about: z.string().nullable(),
  reason: z.string(),
  createdAt: instantSchema,
};

export const operatorLogEntrySchema = z.object({
  ...actShape,
  /** Addresses; null once the account is deleted. */
  operator: z.string().nullable(),
  user: z.string().nullable(),
});
export type OperatorLogEntry = z.infer<typeof operatorLogEntrySchema>;

export const listOperatorLog = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/operator/log',
  summary: `For operators: acts of operators, newest first, ${OPERATOR_PAGE} per page`,
  query: pageQuerySchema,
  status: 200,
  response: z.array(operatorLogEntrySchema),
});

export const actOnMeSchema = z.object(actShape);
export type ActOnMe = z.infer<typeof actOnMeSchema>;

export const listActsOnMe = endpoint({
  method: 'GET',
  path: '/api/user/operator-acts',
  summary: `Operators' acts on the caller's account, messages, squads and teams, newest first; the last ${OPERATOR_PAGE}`,
  access: 'signed_in',
  status: 200,
  response: z.array(actOnMeSchema),
});
