import type { CurrentUser } from '@hooplog/contract';
import type { ApiPath } from '../../lib/api-client/api-call.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface Words {
  readonly done: string;
  readonly failed: string;
  /** Paths of queries that depend on the change. */
  readonly refresh?: readonly ApiPath[];
}

/** A change of the user's own account that takes effect at once; success and failure show a toast. */
export const useChangeUser = <Input>(
  send: (input: Input) => Promise<CurrentUser>,
  { done, ...words }: Words,
) =>
  useChange(send, {
    ...words,
    answers: currentUserQuery,
    onDone: () => {
      toast({ title: done });
    },
  });
