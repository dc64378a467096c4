import type { AnswerTo } from '../../lib/api-client/api-call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** Where somebody who asked for a code has to look for it. */
export type CodesGo = AnswerTo<'GET /api/auth/methods'>['codesGo'];

/** The ways to sign in that this instance offers. */
export const signInMethodsQuery = queryOf('GET /api/auth/methods');
