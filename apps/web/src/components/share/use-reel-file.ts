import { t } from '@hooplog/language';
import { useState } from 'react';
import { toast } from '../../lib/toast/toast-store.ts';
import { canShareFiles, fetchFile } from './hand-on.ts';

const TYPE = 'video/mp4';

/** Where the reel of a workout lies. */
export interface ReelFile {
  readonly url: string;
  /** Name of the file, as its receiver sees it. */
  readonly name: string;
}

/** The reel beside a picture: fetched once it is wanted, so that the tap that shares has it at hand. */
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
    /** Null where it is not wanted, or not there yet. */
    file: isWanted ? fetched : null,
    isFetching: isWanted && fetched === null,
  };
}
