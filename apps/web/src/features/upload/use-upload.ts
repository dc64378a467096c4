import { createVideoUpload } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { startAnalysis } from '../../lib/videos/start-analysis.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';
import { putVideo } from './put-video.ts';
import { type UploadSample, withSample } from './upload-pace.ts';

/** Says which step failed, in the server's words where it has some. */
async function step<T>(work: Promise<T>, fallback: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUnauthorized(error) || isCancel(error)) throw error;
    throw new Error(userMessage(error, fallback), { cause: error });
  }
}

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends a video and has it counted. `onUploaded` comes when the file is safe on the server. */
export function useUpload(onUploaded: (videoId: string) => void) {
  const client = useQueryClient();
  const [samples, setSamples] = useState<readonly UploadSample[]>([]);
  const running = useRef<AbortController | null>(null);
  // An upload that ends elsewhere would pull the player back to this page.
  useEffect(() => () => running.current?.abort(), []);

  const upload = useMutation({
    mutationFn: async (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      setSamples([{ sentBytes: 0, at: performance.now() }]);
      const { uploadURL, videoId } = await step(
        call(createVideoUpload, { signal: controller.signal }),
        'Failed to get upload URL',
      );
      const onProgress = (sentBytes: number) => {
        setSamples((before) => withSample(before, { sentBytes, at: performance.now() }));
      };
      const put = putVideo(uploadURL, file, { signal: controller.signal, onProgress });
      await step(put, 'Failed to upload video');
      toast({ title: 'Upload successful!', description: 'Starting AI analysis...' });
      try {
        const video = await step(startAnalysis(videoId), 'Failed to process video');
        client.setQueryData(videoQuery(videoId).queryKey, video);
      } finally {
        onUploaded(videoId);
      }
    },
    onError: (error) => {
      if (isUnauthorized(error) || isCancel(error)) return;
      toast({ title: 'Upload failed', description: error.message, tone: 'destructive' });
    },
  });

  return {
    samples,
    isPending: upload.isPending,
    start: upload.mutate,
    cancel: () => running.current?.abort(),
  };
}
