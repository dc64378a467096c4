import { DELAYS_MS } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';
import { queryOf } from './query-of.ts';
import { wholeListOf } from './whole-list-of.ts';

/** Polled every 30 s while the page is visible. */
const POLLED = { staleTime: 0, refetchInterval: DELAYS_MS.PENDING_INVITATIONS_POLL } as const;

/** How many invitations to squads wait for the user. */
export const pendingInvitationCountQuery = queryOptions({
  ...POLLED,
  queryKey: ['/api/invitations', 'pending', 'count'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/invitations/pending/count', { signal })).count,
});

/** Those invitations; refetched when their number changes. */
export const pendingInvitationsQuery = queryOptions({
  ...wholeListOf('GET /api/invitations/pending'),
  ...POLLED,
});

/** The invitation behind a link. */
export const invitationQuery = (token: string) => ({
  ...queryOf('GET /api/invitations/:token', { params: { token } }),
  staleTime: 0,
});
