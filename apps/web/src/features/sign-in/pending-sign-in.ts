import { queryOf } from '../../lib/queries/query-of.ts';

/** A started sign-in of this browser that still needs an e-mail address. */
export const pendingSignInQuery = queryOf('GET /api/auth/pending');
