import { endOtherSessions, endSession, listSessions } from '@hooplog/contract';
import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';

/** Where the user is signed in. */
export const sessionsQuery = queryOf(listSessions);

const end = (which: { readonly id: string } | 'others') =>
  which === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: which });

/** Signs one device out, or all others. */
export const useEndSessions = () =>
  useChange(end, {
    failed: 'The device could not be signed out',
    refresh: [listSessions.path],
  });
