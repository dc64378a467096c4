import { t } from '@hooplog/language';
import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { isNotFound } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import {
  forgetUnfinished,
  type UnfinishedUpload,
  unfinishedUploads,
} from './unfinished-uploads.ts';

async function removeVideo(id: string): Promise<void> {
  try {
    await call('DELETE /api/videos/:id', { params: { id } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

interface UnfinishedRowProps {
  readonly upload: UnfinishedUpload;
  readonly onDeleted: () => void;
}

function UnfinishedRow({ upload, onDeleted }: UnfinishedRowProps) {
  const timeZone = useTimeZone();
  const { mutate, isPending } = useChange(() => removeVideo(upload.videoId), {
    failed: t('Failed to delete the upload'),
    onDone: onDeleted,
  });
  const share = upload.sentBytes / upload.bytes;
  const expiry = formatDay(new Date(upload.expiresAt).toISOString(), timeZone);
  return (
    <li className="rounded-card border border-accent bg-accent-soft p-4 text-sm">
      <p className="flex items-start gap-2 font-semibold">
        <CloudUpload aria-hidden className="size-5 shrink-0 text-accent-text" />
        <span className="min-w-0 break-words figures">
          {t('The upload of {name} stopped at {percent}%', {
            name: upload.name,
            percent: Math.floor(100 * share),
          })}
        </span>
      </p>
      <Progress
        label={t('Upload', {}, 'how much of a video is sent')}
        value={share}
        className="mt-2"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p>
          {t('Choose the same video again to send the rest. You have until {expiry}.', { expiry })}
        </p>
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          onClick={() => {
            mutate();
          }}
        >
          {t('Delete upload')}
        </Button>
      </div>
    </li>
  );
}

/** Partly uploaded films: choosing one again uploads the rest. */
export function UnfinishedList({ userId }: { readonly userId: string }) {
  const [uploads, setUploads] = useState(() => unfinishedUploads(userId));
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={t('Unfinished uploads')} className="mb-4 space-y-3">
      {uploads.map((upload) => (
        <UnfinishedRow
          key={upload.videoId}
          upload={upload}
          onDeleted={() => {
            forgetUnfinished(userId, upload.videoId);
            setUploads(unfinishedUploads(userId));
          }}
        />
      ))}
    </ul>
  );
}
