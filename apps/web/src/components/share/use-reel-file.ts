import { t } from '@hooplog/language';
import { useState } from 'react';
import { toast } from '../../lib/toast/toast-store.ts';
import { canShareFiles, fetchFile } from './hand-on.ts';

const TYPE = 'video/mp4';

/** The location of a workout's reel. */
export interface ReelFile {
  readonly url: string;
  /** File name for the receiver. */
  readonly name: string;
}

/** The reel beside a picture: fetched as soon as it is wanted, so that the share tap has it ready. */
export function useReelFile(reel: ReelFile | null) {
  const [isWanted, setIsWanted] = useState(false);
  const [fetched, setFetched] = useState<File | null>(null);
  const want = (next: boolean) => {
    setIsWanted(next);
    if (!next || reel === null || fetched !== null) return;
    fetchFile(reel.url, reel.name, TYPE).then(setFetched, () => {
      setIsWanted(false);
      const description = t('The reel could not be fetched');
      toast({ title: t('Error'), description, tone: 'destructive' });
    });
  };
  return {
    canShare: reel !== null && canShareFiles(reel.name, TYPE),
    isWanted,
    want,
    /** Null if it is not wanted, or not loaded yet. */
    file: isWanted ? fetched : null,
    isFetching: isWanted && fetched === null,
  };
}
