import { Worker } from 'node:worker_threads';
import type { Located, Scene } from '@hooplog/vision';

/**
 * Places shots from the stored scene in a separate thread: the shots of a long video take seconds, which would block all other
 * requests.
 */
export function locateApart(scene: Scene, rimSeconds: readonly number[]): Promise<Located[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('locate-thread.ts', import.meta.url), {
      workerData: { scene, rimSeconds },
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      // Has no effect after a message.
      reject(new Error(`The thread that places shots ended with code ${code}`));
    });
  });
}

/** For a shot without a stored flight. */
const NOWHERE: Located = {
  releaseSeconds: null,
  court: null,
  zone: null,
  location: null,
  metrics: null,
};

/** Places shots without a known court: how far away they were taken, and the zones that follow from that alone. */
export async function locateWithoutCourt(
  scene: Scene | null,
  rimSeconds: readonly number[],
): Promise<readonly Located[]> {
  if (scene === null) return rimSeconds.map(() => NOWHERE);
  return locateApart({ ...scene, court: null }, rimSeconds);
}
