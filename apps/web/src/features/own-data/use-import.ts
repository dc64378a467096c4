import { type Import, importData, importSchema, listImports } from '@hooplog/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { sendRaw } from '../../lib/api-client/send-file.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** How often the server is asked how far it is while a bar stands there. */
const LOOK_MS = 500;

const isUnderWay = ({ state }: Import) => state === 'under_way';

const importsQuery = queryOptions({
  queryKey: ['/api/imports'],
  queryFn: ({ signal }) => call(listImports, { signal }),
  // An import goes on while the page is closed: look again whenever it opens.
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) === true ? LOOK_MS : false),
});

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

/** The imports that are under way, oldest first; else the last one. Refreshes everything that is counted when one ends. */
export function useImports(): readonly Import[] {
  const client = useQueryClient();
  const { data: imports = [] } = useQuery(importsQuery);
  const underWay = imports.filter(isUnderWay);
  const before = useRef(0);
  useEffect(() => {
    if (underWay.length < before.current) void refreshAfterWorkout(client);
    before.current = underWay.length;
  }, [client, underWay.length]);
  return underWay.length > 0 ? underWay.toReversed() : imports.slice(0, 1);
}
