import type { CurrentUser } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface Words {
  readonly done: string;
  readonly failed: string;
}

/** A change of one's own account that takes effect at once; success and failure are told by a toast. */
export function useChangeUser<Input>(
  send: (input: Input) => Promise<CurrentUser>,
  { done, failed }: Words,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toast({ title: done });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: userMessage(error, failed), tone: 'destructive' });
    },
  });
}
