import type { Equipment } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  ApiError,
  isNotFound,
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
import { fingerprintOf } from './fingerprint-of.ts';
import { sendInParts } from './send-in-parts.ts';
import { findUnfinished, forgetUnfinished, noteUnfinished } from './unfinished-uploads.ts';
import { UploadError } from './upload-failure.ts';
import { type UploadSample, withSample } from './upload-pace.ts';

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
/** Errors that are reported elsewhere or need no report. */
const isSilent = (error: unknown) => isUnauthorized(error) || isCancel(error);

/** Reports which step failed, using the server's message if there is one. */
async function step<T>(work: Promise<T>, fallback: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isSilent(error)) throw error;
    // Whether there is a connection by now is shown beside the message.
    const message = error instanceof ApiError ? userMessage(error, fallback) : fallback;
    throw new UploadError(message, { cause: error });
  }
}

/** Facts from the player or the file; null if neither has them. */
interface KnownOfFile {
  readonly filmed: FilmTime | null;
  readonly equipment: Equipment | null;
}

/**
 * Uploads a video and starts its analysis. `onUploaded` is called when the file is safe on the server. Bytes that this
 * page or an earlier one sent are not sent again.
 */
export function useUpload(
  file: File,
  { userId, filmed, equipment }: KnownOfFile & { readonly userId: string },
  onUploaded: (videoId: string) => void,
) {
  const client = useQueryClient();
  const [samples, setSamples] = useState<readonly UploadSample[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  const running = useRef<AbortController | null>(null);
  /** The video that an attempt created; a retry never creates a second one. */
  const begun = useRef<string | null>(null);
  // An upload that finished after leaving would navigate the player back.
  useEffect(() => () => running.current?.abort(), []);

  const onStart = (sentBytes: number) => {
    setIsWaiting(false);
    setSamples([{ sentBytes, at: performance.now() }]);
  };
  const onProgress = (sentBytes: number) => {
    setSamples((before) => withSample(before, { sentBytes, at: performance.now() }));
  };
  const waitForConnection = async (signal: AbortSignal) => {
    setIsWaiting(true);
    await untilOnline(signal);
    setIsWaiting(false);
  };

  const announce = async (signal: AbortSignal) => {
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(file.size) };
    const { videoId } = await call('POST /api/videos/resumable', { signal, headers });
    begun.current = videoId;
    return videoId;
  };

  /** Uploads the missing bytes, and waits for the connection each time it is lost. */
  const send = async (videoId: string, fingerprint: string, signal: AbortSignal): Promise<void> => {
    const onStored = (sentBytes: number, expiresAt: number) => {
      const known = { videoId, fingerprint, name: file.name, bytes: file.size };
      noteUnfinished(userId, { ...known, sentBytes, expiresAt });
    };
    const onInterrupted = () => {
      setIsWaiting(true);
    };
    const options = { signal, onStart, onProgress, onStored, onInterrupted };
    try {
      // By path, since the video may have been created under another address of this server.
      await sendInParts(`/api/videos/${videoId}/content`, file, options);
    } catch (error) {
      if (isUnreachable(error) && !navigator.onLine) {
        await waitForConnection(signal);
        return send(videoId, fingerprint, signal);
      }
      if (isRefusal(error)) {
        begun.current = null;
        forgetUnfinished(userId, videoId);
      }
      throw error;
    }
    forgetUnfinished(userId, videoId);
  };

  /** Resumes the started upload if the server still knows it. Returns the video's id. */
  const sendFile = async (signal: AbortSignal): Promise<string> => {
    const fingerprint = await fingerprintOf(file);
    const before = begun.current ?? findUnfinished(userId, fingerprint)?.videoId;
    if (before !== undefined) {
      try {
        await step(send(before, fingerprint, signal), t('Failed to upload video'));
        return before;
      } catch (error) {
        if (!(error instanceof Error) || !isNotFound(error.cause)) throw error;
      }
    }
    const videoId = await step(announce(signal), t('Failed to get upload URL'));
    await step(send(videoId, fingerprint, signal), t('Failed to upload video'));
    return videoId;
  };

  const upload = useMutation({
    mutationFn: async ({ signal }: AbortController) => {
      setSamples([]);
      await waitForConnection(signal);
      const videoId = await sendFile(signal);
      toast({ title: t('Upload successful!'), description: t('Starting AI analysis...') });
      try {
        const video = await startAnalysis(videoId, {
          ...(filmed && { filmed }),
          ...(equipment && { calibration: { rim: null, court: null, equipment } }),
        });
        client.setQueryData(videoQuery(videoId).queryKey, video);
      } catch (error) {
        // The video has its own page by now, which says how to continue.
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
    /** Waiting for a connection. */
    isWaiting,
    isPending: upload.isPending,
    /** Why the last attempt failed; null before, during a retry, and once dismissed. */
    failure: upload.error instanceof UploadError ? upload.error : null,
    /** Does nothing while an upload runs, so that a double tap starts one upload. */
    start: () => {
      if (running.current !== null) return;
      running.current = new AbortController();
      upload.mutate(running.current);
    },
    cancel: () => running.current?.abort(),
    dismiss: upload.reset,
  };
}
