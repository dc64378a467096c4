import { t } from '@hooplog/language';
import { Suspense, useState } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { UploadArea } from './upload-area.tsx';

// What plays, judges, counts and sends a film.
const chosenVideo = lazyPart(async () => (await import('./chosen-video.tsx')).ChosenVideo);

interface UploadProps {
  /** The server has it, or what this device counted in it. */
  readonly onUploaded: (videoId: string) => void;
}

/** Logging by video: a film is chosen and sent, or counted right here. */
export function Upload({ onUploaded }: UploadProps) {
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
        <UploadArea onFile={setFile} />
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <chosenVideo.Part
            file={file}
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
