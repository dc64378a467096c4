import { t } from '@hooplog/language';
import { Suspense, useState } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasStored } from '../../lib/device-storage/stored-value.ts';
import { UPLOADS } from '../../lib/device-storage/uploads.ts';
import { UploadArea } from './upload-area.tsx';

// The code that previews, checks, counts and uploads a film.
const chosenVideo = lazyPart(async () => (await import('./chosen-video.tsx')).ChosenVideo);

// Most of the time there are none.
const unfinishedList = lazyPart(async () => (await import('./unfinished-list.tsx')).UnfinishedList);

interface UploadProps {
  readonly userId: string;
  /** The server has the film, or the count that this device made of it. */
  readonly onUploaded: (videoId: string) => void;
}

/** Logging by video: choose a film and upload it or count it here. */
export function Upload({ userId, onUploaded }: UploadProps) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Card aria-labelledby="video-detection">
      <CardHeading
        id="video-detection"
        description={t('Film your workout and let us count: made, missed, and from where.')}
      >
        {t('AI-Powered Shot Detection')}
      </CardHeading>
      {file === null ? (
        <>
          {hasStored(UPLOADS, userId) && (
            <Suspense fallback={<Skeleton className="mb-4 h-36 rounded-card" />}>
              <unfinishedList.Part userId={userId} />
            </Suspense>
          )}
          <UploadArea onFile={setFile} />
        </>
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <chosenVideo.Part
            file={file}
            userId={userId}
            onUploaded={onUploaded}
            onRemove={() => {
              setFile(null);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
