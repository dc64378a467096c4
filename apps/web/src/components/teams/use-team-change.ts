import { t } from '@hooplog/language';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface TeamChange<Answer> {
  /** Text for a failure for which the server has no text. */
  readonly failed: string;
  /** Text for success. */
  readonly done?: string;
  readonly onDone?: (answer: Answer) => void;
}

/** Queries that change with teams. */
const FOLLOWING = [
  '/api/teams',
  '/api/team-invitations',
  '/api/assignments',
  '/api/notifications',
] as const;

/** A change to a team or its members: everything about teams is refetched. */
export function useTeamChange<Input = void, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  { failed, done, onDone }: TeamChange<Answer>,
) {
  return useChange(send, {
    failed,
    refresh: FOLLOWING,
    onDone: (answer) => {
      if (done !== undefined) toast({ title: t('Success'), description: done });
      onDone?.(answer);
    },
  });
}
