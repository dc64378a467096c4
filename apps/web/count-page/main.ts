import { countCamera } from '../src/lib/device-count/count-camera.ts';
import { countFile } from '../src/lib/device-count/count-file.ts';
import type { CountedShot, CountEvent, CountResult } from '../src/lib/device-count/protocol.ts';
import { cameraOf, loopOf } from './film-as-camera.ts';

// What tools/device and the journeys live-as-file and strange-films have a browser do.

const load = async (url: string): Promise<Blob> => (await fetch(url)).blob();

/** Counts a film and tells how long that took, or why it could not. */
async function measure(url: string) {
  const file = await load(url);
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

/** What a call was made of, for comparing. */
const callsOf = ({ analysis: { shots, calibration } }: CountResult) => ({
  lines: calibration.lines,
  shots: shots.map(({ rimSeconds, outcome, zone, needsReview }) => ({
    rimSeconds,
    outcome,
    zone,
    needsReview,
  })),
});

/** Counts a film as a file. */
async function asFile(url: string) {
  return callsOf(await countFile(await load(url), { listen: () => undefined }).finished);
}

/** Counts the same pictures as those of a camera that waits for whoever counts them; also what was told on the way. */
async function asCamera(url: string) {
  const told = new Map<string, CountedShot>();
  const camera = cameraOf(await load(url));
  const over = Promise.withResolvers<undefined>();
  const listen = (event: CountEvent): void => {
    camera.hear(event);
    if (event.kind === 'shot' || event.kind === 'changed') told.set(event.shot.id, event.shot);
    if (event.kind === 'gone') told.delete(event.id);
    if (event.kind === 'camera_ended') over.resolve(undefined);
  };
  const count = countCamera(camera.track, { listen });
  await Promise.race([over.promise, count.finished]);
  const result = await count.finish();
  return {
    ...callsOf(result),
    told: result.ids.map((id) => told.get(id ?? '')?.outcome ?? null),
    toldZones: result.ids.map((id) => told.get(id ?? '')?.zone ?? null),
  };
}

/**
 * Counts the opening of a film over and over, 30 pictures a second, until `seconds` have gone: somebody gets ready. Tells
 * how many pictures a second were counted in the end.
 */
async function idle(url: string, seconds: number): Promise<number> {
  const camera = await loopOf(await load(url));
  let rate = 0;
  const listen = (event: CountEvent): void => {
    camera.hear(event);
    if (event.kind === 'view') rate = event.view.framesPerSecond;
  };
  const count = countCamera(camera.track, { listen });
  await Promise.race([
    new Promise((resolve) => setTimeout(resolve, 1000 * seconds)),
    count.finished,
  ]);
  count.abort();
  return rate;
}

Object.assign(globalThis, { measure, asFile, asCamera, idle });
