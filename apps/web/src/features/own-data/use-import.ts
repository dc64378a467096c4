import { importData } from '@hooplog/contract';
import { counted, formatCount, plural } from '@hooplog/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { sendFile } from '../../lib/api-client/send-file.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Imports a file and refreshes everything that is counted. */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendFile(importData, file),
    onSuccess: async ({ added, known }) => {
      const before =
        known === 0 ? '' : ` ${formatCount(known)} ${plural(known, 'was', 'were')} there already.`;
      toast({
        title: 'Import complete',
        description: `${counted(added, 'workout')} added.${before}`,
      });
      await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({
        title: 'Error',
        description: userMessage(error, 'Failed to import'),
        tone: 'destructive',
      });
    },
  });
}
