import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';

/** Where the user is signed in. */
export const sessionsQuery = queryOf('GET /api/auth/sessions');

const end = (which: { readonly id: string } | 'others') =>
  which === 'others'
    ? call('DELETE /api/auth/sessions', {})
    : call('DELETE /api/auth/sessions/:id', { params: which });

/** Signs one device out, or all others. */
export const useEndSessions = () =>
  useChange(end, {
    failed: 'The device could not be signed out',
    refresh: ['/api/auth/sessions'],
  });
