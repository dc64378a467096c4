import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useStayWarning } from '../use-stay-warning.ts';
import { type Preflight, preflight } from './preflight.ts';
import { formatMegabytes } from './upload-pace.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useLocalFile } from './use-local-file.ts';
import { useUpload } from './use-upload.ts';

interface ChosenVideoProps {
  readonly file: File;
  readonly onRemove: () => void;
  readonly onUploaded: (videoId: string) => void;
}

const CANNOT_PLAY: Preflight = {
  good: false,
  text: 'This browser cannot play the file (it may be AVI or HEVC). We can still count it.',
};

function PreflightLine({ judged }: { readonly judged: Preflight }) {
  const Icon = judged.good ? CircleCheck : CircleAlert;
  return (
    <p role="status" className="mt-2 flex items-start gap-2 text-sm text-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
      {judged.text}
    </p>
  );
}

/** Plays the chosen file from the device and sends it. */
export function ChosenVideo({ file, onRemove, onUploaded }: ChosenVideoProps) {
  const player = useLocalFile(file);
  const [judged, setJudged] = useState<Preflight | null>(null);
  const { samples, isPending, start, cancel } = useUpload(onUploaded);
  useStayWarning(isPending, 'Leave now? The upload stops.');
  const onFacts = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    setJudged(
      preflight({
        width: video.videoWidth,
        height: video.videoHeight,
        durationSeconds: video.duration,
      }),
    );
  };
  return (
    <div>
      <video
        ref={player}
        controls
        muted
        playsInline
        aria-label="Preview of the chosen video"
        className="max-h-96 w-full rounded-control bg-sunken"
        onLoadedMetadata={onFacts}
        onError={() => {
          setJudged(CANNOT_PLAY);
        }}
      />
      <p className="mt-2 truncate text-sm font-semibold">
        {file.name} <span className="font-normal text-muted">{formatMegabytes(file.size)}</span>
      </p>
      {judged !== null && <PreflightLine judged={judged} />}
      {isPending && <UploadProgress samples={samples} totalBytes={file.size} onCancel={cancel} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          pending={isPending}
          onClick={() => {
            start(file);
          }}
        >
          {isPending ? 'Uploading & Processing...' : 'Upload & Analyze'}
        </Button>
        <Button variant="secondary" onClick={onRemove} disabled={isPending}>
          <Trash2 aria-hidden /> Remove Video
        </Button>
      </div>
    </div>
  );
}
