import { Worker } from 'node:worker_threads';
import type { Located, Scene } from '@hooplog/vision';

/**
 * Places shots by what an analysis saw, in a thread of its own: a long video's shots take seconds,
 * and nothing else that is asked for meanwhile shall wait.
 */
export function locateApart(scene: Scene, rimSeconds: readonly number[]): Promise<Located[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('locate-thread.ts', import.meta.url), {
      workerData: { scene, rimSeconds },
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      // After a message this changes nothing any more.
      reject(new Error(`The thread that places shots ended with code ${code}`));
    });
  });
}

/** Of a shot whose flight was not kept. */
const NOWHERE: Located = {
  releaseSeconds: null,
  court: null,
  zone: null,
  location: null,
  metrics: null,
};

/** Places shots where no court is known: how far away they were taken, and the zones that need no more. */
export async function locateWithoutCourt(
  scene: Scene | null,
  rimSeconds: readonly number[],
): Promise<readonly Located[]> {
  if (scene === null) return rimSeconds.map(() => NOWHERE);
  return locateApart({ ...scene, court: null }, rimSeconds);
}
