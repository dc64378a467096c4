import { FEED_LIMITS } from '@hooplog/domain';
import { useQueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../lib/queries/query-of.ts';
import { useChange } from '../../../lib/queries/use-change.ts';

/** Challenges of a squad with their standings. Others shoot too: they are asked for again while they are looked at. */
export const challengesQuery = (id: string) => ({
  ...queryOf('GET /api/groups/:id/challenges', { params: { id } }),
  staleTime: 0,
  refetchInterval: FEED_LIMITS.POLL_MS,
  refetchOnWindowFocus: true,
});

/** A change of a challenge of a squad, after which they are read anew, however it ended. */
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
