import { FEED_LIMITS } from '@hooplog/domain';
import { useQueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../lib/queries/query-of.ts';
import { useChange } from '../../../lib/queries/use-change.ts';

/** The challenges of a squad with their standings; polled, since other members shoot too. */
export const challengesQuery = (id: string) => ({
  ...queryOf('GET /api/groups/:id/challenges', { params: { id } }),
  staleTime: 0,
  refetchInterval: FEED_LIMITS.POLL_MS,
  refetchOnWindowFocus: true,
});

/** A change of a squad's challenge. Afterwards the challenges are refetched, whether it succeeded or not. */
export function useChallengeChange<Input = void>(
  groupId: string,
  send: (input: Input) => Promise<unknown>,
  { failed, onDone }: { readonly failed: string; readonly onDone?: () => void },
) {
  const client = useQueryClient();
  const { queryKey } = challengesQuery(groupId);
  const sendAndRead = async (input: Input) => {
    try {
      await send(input);
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  return useChange(sendAndRead, { failed, onDone: () => onDone?.() });
}
