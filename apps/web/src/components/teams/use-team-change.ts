import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface TeamChange<T> {
  readonly change: (input: T) => Promise<unknown>;
  /** What to say when it failed and the server gave no reason. */
  readonly failure: string;
  /** What to say when it worked. */
  readonly success?: string;
  readonly onDone?: () => void;
}

/** What changes with teams; a query's key begins with the path of its call. */
const FOLLOWING = ['/api/teams', '/api/team-invitations', '/api/assignments', '/api/notifications'];

/** A change to a team, or to who is in it: everything about teams follows. */
export function useTeamChange<T = void>({ change, failure, success, onDone }: TeamChange<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      if (success !== undefined) toast({ title: 'Success', description: success });
      onDone?.();
      await Promise.all(FOLLOWING.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: userMessage(error, failure), tone: 'destructive' });
    },
  });
}
