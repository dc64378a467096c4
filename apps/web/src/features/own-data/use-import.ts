import { importData } from '@hooplog/contract';
import { counted, formatCount, plural } from '@hooplog/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call, type CallInput } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';

type ImportBody = CallInput<typeof importData>['body'];

/** A file as the import takes it; the server says what is wrong with it. */
async function readImportFile(file: File): Promise<ImportBody> {
  const text = await file.text();
  if (!text.trimStart().startsWith('{')) return { csv: text };
  try {
    return JSON.parse(text) as ImportBody;
  } catch {
    throw new Error('This file is not complete');
  }
}

const fileMessage = (error: Error) =>
  userMessage(error, error.message === '' ? 'Failed to import' : error.message);

/** Imports a file and refreshes everything that is counted. */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => call(importData, { body: await readImportFile(file) }),
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
      toast({ title: 'Error', description: fileMessage(error), tone: 'destructive' });
    },
  });
}
