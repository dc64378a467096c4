import { type Import, importData, importSchema } from '@hooplog/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { sendRaw } from '../../lib/api-client/send-file.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { followImports, importsQuery, isUnderWay } from './follow-imports.ts';

/** Sends a file to be imported; what becomes of it, `useImports` tells. */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const answer = await sendRaw(importData, file, { headers: { prefer: 'respond-async' } });
      return importSchema.parse(await answer.json());
    },
    onSuccess: (taken) => {
      client.setQueryData(importsQuery.queryKey, (before = []) => [
        taken,
        ...before.filter(({ id }) => id !== taken.id),
      ]);
      void followImports(client);
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

/** The imports that are under way, oldest first; else the last one. */
export function useImports(): readonly Import[] {
  const client = useQueryClient();
  const { data: imports = [] } = useQuery(importsQuery);
  const underWay = imports.filter(isUnderWay);
  const isFollowed = underWay.length > 0;
  useEffect(() => {
    if (isFollowed) void followImports(client);
  }, [client, isFollowed]);
  return isFollowed ? underWay.toReversed() : imports.slice(0, 1);
}
