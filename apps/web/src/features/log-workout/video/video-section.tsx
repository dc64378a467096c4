import { useState } from 'react';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { ChosenVideo } from '../upload/chosen-video.tsx';
import { UploadArea } from '../upload/upload-area.tsx';
import { ServerVideo, type ServerVideoProps } from './server-video.tsx';

interface VideoSectionProps extends Omit<ServerVideoProps, 'id'> {
  /** The video that is on its way or under review; null when there is none. */
  readonly videoId: string | null;
  readonly onUploaded: (videoId: string) => void;
}

function NewVideo({ onUploaded }: Pick<VideoSectionProps, 'onUploaded'>) {
  const [file, setFile] = useState<File | null>(null);
  if (file === null) return <UploadArea onFile={setFile} />;
  return (
    <ChosenVideo
      file={file}
      onUploaded={onUploaded}
      onRemove={() => {
        setFile(null);
      }}
    />
  );
}

/** Logging by video: choose, upload, wait, confirm the hoop, review. */
export function VideoSection({ videoId, onUploaded, ...rest }: VideoSectionProps) {
  return (
    <Card aria-labelledby="video-detection">
      <CardHeading
        id="video-detection"
        {...(videoId === null && {
          description: 'Film your workout and let us count: made, missed, and from where.',
        })}
      >
        AI-Powered Shot Detection
      </CardHeading>
      {videoId === null ? (
        <NewVideo onUploaded={onUploaded} />
      ) : (
        <ServerVideo key={videoId} id={videoId} {...rest} />
      )}
    </Card>
  );
}
