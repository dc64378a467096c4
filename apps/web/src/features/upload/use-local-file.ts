import { type RefCallback, useCallback } from 'react';

/** Gives a video element a file from the device to play, for as long as both are there. */
export function useLocalFile(file: File): RefCallback<HTMLVideoElement> {
  return useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null) return;
      const url = URL.createObjectURL(file);
      video.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [file],
  );
}
