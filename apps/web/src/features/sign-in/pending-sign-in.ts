import { queryOf } from '../../lib/queries/query-of.ts';

/** The sign-in of this browser that still needs an address. */
export const pendingSignInQuery = queryOf('GET /api/auth/pending');
