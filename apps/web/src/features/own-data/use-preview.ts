import type { ImportPreview } from '@hooplog/contract';
import { language, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendRaw } from '../../lib/api-client/send-file.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { storeColumns, storedColumns } from './kept-columns.ts';

/** The player's settings for reading a file, in the format of the API. */
export interface FileReading {
  readonly encoding?: string | undefined;
  readonly dateOrder?: string | undefined;
  readonly columns?: string | undefined;
}

/** A previewed file, with the settings it was read with. */
export interface PreviewedFile {
  readonly file: File;
  readonly reading: FileReading;
  readonly preview: ImportPreview;
}

async function requestPreview(file: File, reading: FileReading): Promise<ImportPreview> {
  const answer = await sendRaw('POST /api/import/preview', file, { query: { ...reading } });
  const preview = (await answer.json()) as ImportPreview;
  if (language() === 'en') return preview;
  const { sayPhrase } = await import('../../lib/api-client/in-readers-words.ts');
  const problems = preview.problems.map((problem) => ({
    ...problem,
    message: sayPhrase(problem.phrase) ?? problem.message,
  }));
  return { ...preview, problems };
}

/** Previews a file, with the mapping that the player chose before for a file with the same columns. */
async function readFile(file: File, reading: FileReading, userId: string): Promise<PreviewedFile> {
  const preview = await requestPreview(file, reading);
  const columns = reading.columns === undefined ? storedColumns(userId, preview.columns) : null;
  if (columns === null) return { file, reading, preview };
  const again = { ...reading, columns };
  return { file, reading: again, preview: await requestPreview(file, again) };
}

/** Asks the server for a preview of an import; nothing is written. */
export function usePreview() {
  const userId = useQuery(currentUserQuery).data?.id ?? '';
  const [previewed, setPreviewed] = useState<PreviewedFile | null>(null);
  const { mutate, isPending } = useChange(
    ({ file, reading }: Omit<PreviewedFile, 'preview'>) => readFile(file, reading, userId),
    { failed: t('Failed to read the file'), onDone: setPreviewed },
  );
  return {
    previewed,
    isReading: isPending,
    open: (file: File): void => {
      setPreviewed(null);
      mutate({ file, reading: {} });
    },
    change: (reading: FileReading): void => {
      if (previewed === null) return;
      const { file, reading: before, preview } = previewed;
      if (reading.columns !== undefined) storeColumns(userId, preview.columns, reading.columns);
      mutate({ file, reading: { ...before, ...reading } });
    },
    close: (): void => {
      setPreviewed(null);
    },
  };
}
