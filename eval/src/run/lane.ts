import { parentPort } from 'node:worker_threads';
import type { Equipment } from '@hooplog/domain';
import type { GivenCalibration } from '@hooplog/vision';
import { analyseClip } from './analyse-clip.ts';

/** The request to a worker thread. */
export interface LaneTask {
  readonly path: string;
  readonly calibration: GivenCalibration | null;
  /** Hoop and ball from the manifest, passed like a player's entry. */
  readonly equipment?: Equipment | undefined;
}

// A worker thread that analyses one video after another; see lanes.ts.
parentPort?.on('message', ({ path, calibration, equipment }: LaneTask) => {
  // A rejection ends the thread, and its error reaches the caller.
  void analyseClip(path, calibration, equipment).then((analysis) =>
    parentPort?.postMessage(analysis),
  );
});
