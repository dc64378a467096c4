import { t } from '@hooplog/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerTo, ApiCall, ApiPath } from '../api-client/api-call.ts';
import { isUnauthorized, userMessage } from '../api-client/api-error.ts';
import { call, type CallInput } from '../api-client/call.ts';
import { toast } from '../toast/toast-store.ts';
import { keyOf } from './query-of.ts';

interface ChangeOptions<Input, Answer> {
  /**
   * Text for a failure for which the server has no text: '' if the title is enough; null if a form shows the error at
   * its field, or the user asked for nothing.
   */
  readonly failed: string | null;
  /** Title above that text. */
  readonly title?: string;
  /** The query with the same answer: it is not fetched again. */
  readonly answers?: { readonly queryKey: readonly unknown[] };
  /** Paths to refresh, with everything below them, after success and failure. */
  readonly refresh?: readonly ApiPath[];
  readonly onDone?: (answer: Answer, input: Input) => unknown;
}

/** Sends a call of the contract, for `useChange`. */
export const callOf =
  <C extends ApiCall>(apiCall: C) =>
  (input: CallInput<C>): Promise<AnswerTo<C>> =>
    call(apiCall, input);

/** Changes something on the server. A failure is reported once; a lost session has its own message. */
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
