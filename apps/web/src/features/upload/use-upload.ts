import type { Equipment } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  ApiError,
  isRefusal,
  isUnauthorized,
  userMessage,
} from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { untilOnline } from './until-online.ts';
import { isUnreachable } from '../../lib/outbox/worth-another-try.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { startAnalysis } from '../../lib/videos/start-analysis.ts';
import type { FilmTime } from './film-time.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';
import { putVideo } from './put-video.ts';
import { UploadError } from './upload-failure.ts';
import { type UploadSample, withSample } from './upload-pace.ts';

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
/** What is told elsewhere, or needs no telling. */
const isSilent = (error: unknown) => isUnauthorized(error) || isCancel(error);

/** Says which step failed, in the server's words where it has some. */
async function step<T>(work: Promise<T>, fallback: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isSilent(error)) throw error;
    // Whether there is a connection by now is said beside it.
    const message = isUnreachable(error) ? fallback : userMessage(error, fallback);
    throw new UploadError(message, { cause: error });
  }
}

/** Where a file goes: kept for another try, which so never makes a second video. */
interface Ticket {
  readonly uploadURL: string;
  readonly videoId: string;
}

/** What the player or the file say of it; null what neither does. */
interface KnownOfFile {
  readonly filmed: FilmTime | null;
  readonly equipment: Equipment | null;
}

/** Sends a video and has it counted. `onUploaded` comes when the file is safe on the server. */
export function useUpload(
  file: File,
  { filmed, equipment }: KnownOfFile,
  onUploaded: (videoId: string) => void,
) {
  const client = useQueryClient();
  const [samples, setSamples] = useState<readonly UploadSample[]>([]);
  const running = useRef<AbortController | null>(null);
  const ticket = useRef<Ticket | null>(null);
  // An upload that ends elsewhere would pull the player back to this page.
  useEffect(() => () => running.current?.abort(), []);

  const put = async ({ uploadURL }: Ticket, signal: AbortSignal) => {
    const onProgress = (sentBytes: number) => {
      setSamples((before) => withSample(before, { sentBytes, at: performance.now() }));
    };
    try {
      await putVideo(uploadURL, file, { signal, onProgress });
    } catch (error) {
      // It has arrived before: only the answer was lost.
      if (error instanceof ApiError && error.status === 409) return;
      if (isRefusal(error)) ticket.current = null;
      throw error;
    }
  };

  const upload = useMutation({
    mutationFn: async ({ signal }: AbortController) => {
      setSamples([]);
      await untilOnline(signal);
      setSamples([{ sentBytes: 0, at: performance.now() }]);
      ticket.current ??= await step(
        call('POST /api/videos/upload', { signal }),
        t('Failed to get upload URL'),
      );
      const { videoId } = ticket.current;
      await step(put(ticket.current, signal), t('Failed to upload video'));
      toast({ title: t('Upload successful!'), description: t('Starting AI analysis...') });
      try {
        const video = await startAnalysis(videoId, {
          ...(filmed && { filmed }),
          ...(equipment && { calibration: { rim: null, court: null, equipment } }),
        });
        client.setQueryData(videoQuery(videoId).queryKey, video);
      } catch (error) {
        // The video has a page of its own by now, which says how to go on.
        if (isSilent(error)) throw error;
        const description = userMessage(error, t('Failed to process video'));
        toast({ title: t('Upload failed'), description, tone: 'destructive' });
      } finally {
        onUploaded(videoId);
      }
    },
    onSettled: () => {
      running.current = null;
    },
  });

  return {
    samples,
    isPending: upload.isPending,
    /** Why the last try failed; null before, meanwhile, and once it is dismissed. */
    failure: upload.error instanceof UploadError ? upload.error : null,
    /** Does nothing while it runs: a double tap sends once. */
    start: () => {
      if (running.current !== null) return;
      running.current = new AbortController();
      upload.mutate(running.current);
    },
    cancel: () => running.current?.abort(),
    dismiss: upload.reset,
  };
}
