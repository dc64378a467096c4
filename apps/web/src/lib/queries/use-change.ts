import { t } from '@hooplog/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerTo, ApiCall, ApiPath } from '../api-client/api-call.ts';
import { isUnauthorized, userMessage } from '../api-client/api-error.ts';
import { call, type CallInput } from '../api-client/call.ts';
import { toast } from '../toast/toast-store.ts';
import { keyOf } from './query-of.ts';

interface ChangeOptions<Input, Answer> {
  /**
   * What is said when it failed and the server gives no words of its own: '' where the title says all; null where a form
   * says it beside its field, and where the player asked for nothing.
   */
  readonly failed: string | null;
  /** Over these words. */
  readonly title?: string;
  /** The query that has the same answer: it is not asked again. */
  readonly answers?: { readonly queryKey: readonly unknown[] };
  /** Paths of what is asked for again, with all that lies below them, however it ended. */
  readonly refresh?: readonly ApiPath[];
  readonly onDone?: (answer: Answer, input: Input) => unknown;
}

/** Sends a call of the contract, for `useChange`. */
export const callOf =
  <C extends ApiCall>(apiCall: C) =>
  (input: CallInput<C>): Promise<AnswerTo<C>> =>
    call(apiCall, input);

/** Changes something on the server. A failure is told once; that nobody is signed in any more has words of its own. */
export function useChange<Input = void, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  { failed, title = t('Error'), answers, refresh = [], onDone }: ChangeOptions<Input, Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      if (answers !== undefined) client.setQueryData(answers.queryKey, answer);
      return onDone?.(answer, input);
    },
    onError: (error) => {
      if (failed === null || isUnauthorized(error)) return;
      const description = userMessage(error, failed);
      toast({ title, tone: 'destructive', ...(description === '' ? {} : { description }) });
    },
    onSettled: () =>
      Promise.all(refresh.map((path) => client.invalidateQueries({ queryKey: keyOf(path) }))),
  });
}
