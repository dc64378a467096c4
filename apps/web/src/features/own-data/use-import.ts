import type { Import } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendRaw } from '../../lib/api-client/send-file.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import type { FileReading } from './use-preview.ts';
import { followImports, importsQuery, isInProgress } from './follow-imports.ts';

interface ToImport {
  readonly file: File;
  readonly reading: FileReading;
  /** Skips workouts with errors; otherwise the file is rejected for them. */
  readonly onlyGood: boolean;
}

async function send({ file, reading, onlyGood }: ToImport): Promise<Import> {
  const query = { ...reading, only: onlyGood ? 'good' : undefined };
  const answer = await sendRaw('POST /api/import', file, {
    query,
    headers: { prefer: 'respond-async' },
  });
  return (await answer.json()) as Import;
}

/** Starts the import of a file; `useImports` reports its progress. */
export function useImport() {
  const client = useQueryClient();
  return useChange(send, {
    failed: t('Failed to import'),
    onDone: (taken) => {
      client.setQueryData(importsQuery.queryKey, (before = []) => [
        taken,
        ...before.filter(({ id }) => id !== taken.id),
      ]);
      void followImports(client);
    },
  });
}

/** The running imports, oldest first; the last one if none is running. */
export function useImports(): readonly Import[] {
  const client = useQueryClient();
  const { data: imports = [] } = useQuery(importsQuery);
  const running = imports.filter(isInProgress);
  const isFollowed = running.length > 0;
  useEffect(() => {
    if (isFollowed) void followImports(client);
  }, [client, isFollowed]);
  return isFollowed ? running.toReversed() : imports.slice(0, 1);
}
