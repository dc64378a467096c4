import { parentPort } from 'node:worker_threads';
import type { Equipment } from '@hooplog/domain';
import type { GivenCalibration } from '@hooplog/vision';
import { analyseClip } from './analyse-clip.ts';

/** What a lane is asked. */
export interface LaneTask {
  readonly path: string;
  readonly calibration: GivenCalibration | null;
  /** What the manifest says of hoop and ball, as a player would. */
  readonly equipment?: Equipment | undefined;
}

// A thread of its own that analyses one video after another; see lanes.ts.
parentPort?.on('message', ({ path, calibration, equipment }: LaneTask) => {
  // A rejection ends the thread, and its error reaches whoever waits.
  void analyseClip(path, calibration, equipment).then((analysis) =>
    parentPort?.postMessage(analysis),
  );
});
