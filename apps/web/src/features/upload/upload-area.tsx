import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Camera, Video } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';
import { checkVideoFile } from './check-video-file.ts';
import { contentType } from './content-type.ts';
import { type UploadProblem, UploadProblemNote } from './upload-problem.tsx';

/** Any video may be chosen; the listed types come first in the picker. */
const ACCEPT = [...LIMITS.VIDEO_PICKER_TYPES, 'video/*'].join(',');

/** Accepts a video from the camera roll, the file picker, or by drag and drop. */
export function UploadArea({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [hovered, setHovered] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = checkVideoFile({ type: await contentType(file), size: file.size });
    setProblem(found);
    if (found === null) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setHovered(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setHovered(true);
      }}
      onDragLeave={() => {
        setHovered(false);
      }}
      onDrop={onDrop}
      className={cn(
        'flex flex-col items-center rounded-card border-2 border-dashed p-3 text-center transition-colors sm:px-4 sm:py-8',
        hovered ? 'border-accent bg-accent-soft' : 'border-edge/60',
      )}
    >
      <span
        aria-hidden
        className="mb-2 grid size-10 place-items-center rounded-full bg-accent-soft text-accent-text sm:mb-3 sm:size-14"
      >
        <Video className="size-5 sm:size-7" />
      </span>
      <p className="font-bold">{t('Upload workout video')}</p>
      <p className="mt-1 text-sm text-muted">{t('MP4, MOV, or AVI up to 500MB')}</p>
      {problem !== null && (
        <UploadProblemNote
          problem={problem}
          onDismiss={() => {
            setProblem(null);
          }}
        />
      )}
      <div className="mt-3 flex w-full flex-col justify-center gap-2 sm:mt-4 sm:flex-row sm:flex-wrap">
        <Button onClick={() => input.current?.click()}>{t('Choose File')}</Button>
        <Button asChild variant="secondary">
          <Link to="/film">
            <Camera aria-hidden /> {t('Film and count live')}
          </Link>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label={t('Workout video')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
