import type { Endpoint, EndpointResponse } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../api-client/api-error.ts';
import { call, type CallInput } from '../api-client/call.ts';
import { toast } from '../toast/toast-store.ts';

interface ChangeOptions<Input, Answer> {
  /** What is said when it failed and the server gives no words of its own. */
  readonly failed: string;
  /** Over these words. */
  readonly title?: string;
  /** First parts of the keys of what is asked for again, however it ended. */
  readonly refresh?: readonly string[];
  readonly onDone?: (answer: Answer, input: Input) => unknown;
}

/** Sends a call of the contract, for `useChange`. */
export const callOf =
  <E extends Endpoint>(endpoint: E) =>
  (input: CallInput<E>): Promise<EndpointResponse<E>> =>
    call(endpoint, input);

/** Changes something on the server. A failure is told once; that nobody is signed in any more has words of its own. */
export function useChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  { failed, title = 'Error', refresh = [], onDone }: ChangeOptions<Input, Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone ?? (() => undefined),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title, description: userMessage(error, failed), tone: 'destructive' });
    },
    onSettled: () =>
      Promise.all(refresh.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
