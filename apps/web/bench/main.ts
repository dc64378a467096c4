import { countCamera } from '../src/lib/device-count/count-camera.ts';
import { countFile } from '../src/lib/device-count/count-file.ts';

/** Counts a film and tells how long that took, or why it could not; see e2e/bench/device-speed.ts. */
async function measure(url: string) {
  const file = await (await fetch(url)).blob();
  const began = performance.now();
  let readyAt = began;
  const count = countFile(file, {
    listen: ({ kind }) => {
      if (kind === 'ready') readyAt = performance.now();
    },
  });
  const result = await count.finished.catch(String);
  if (typeof result === 'string') return result;
  const { video, shots } = result.analysis;
  return {
    openSeconds: (readyAt - began) / 1000,
    seconds: (performance.now() - readyAt) / 1000,
    videoSeconds: video.durationSeconds,
    frames: Math.round(video.durationSeconds * video.framesPerSecond),
    shots: shots.length,
  };
}

Object.assign(globalThis, { measure, countCamera });
