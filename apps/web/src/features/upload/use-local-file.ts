import { type RefCallback, useCallback } from 'react';

/** Plays a local file in a video element; its object URL lives as long as both exist. */
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
