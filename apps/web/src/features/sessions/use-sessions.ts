import { endOtherSessions, endSession, listSessions } from '@hooplog/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Where the user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

/** Signs one device out, or all others. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { readonly id: string } | 'others') =>
      which === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: which }),
    onSuccess: async () => {
      await client.invalidateQueries(sessionsQuery);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'The device could not be signed out');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}
