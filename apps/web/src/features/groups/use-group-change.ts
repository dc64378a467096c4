import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface GroupChange<Input, Output> {
  /** Makes the call. */
  readonly change: (input: Input) => Promise<Output>;
  /** Title of the toast that follows; none where the screen shows it. */
  readonly success?: string;
  /** What is told when the server does not say why. */
  readonly failure: string;
  readonly onDone?: (output: Output) => void;
}

/** A change of a squad: everything that is known of squads is asked for again. */
export function useGroupChange<Input, Output>({
  change,
  success,
  failure,
  onDone,
}: GroupChange<Input, Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output) => {
      if (success !== undefined) toast({ title: success });
      onDone?.(output);
      await client.invalidateQueries({ queryKey: ['/api/groups'] });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: userMessage(error, failure), tone: 'destructive' });
    },
  });
}
