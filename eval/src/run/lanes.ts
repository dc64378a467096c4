import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ClipAnalysis } from './analyse-clip.ts';
import { inTurns } from './in-turns.ts';
import type { LaneTask } from './lane.ts';

/** The number of cores of the development machine. */
const LANES = 2;

/**
 * Analyses videos in parallel, each lane in its own worker thread, and returns results in order. For accuracy
 * only: parallel runs cannot be timed. `weights`: a folder of weights other than the shipped ones.
 */
export async function analyseInLanes(
  tasks: readonly LaneTask[],
  onDone: (analysis: ClipAnalysis, index: number) => void,
  weights?: string,
): Promise<ClipAnalysis[]> {
  const env = { ...process.env, ...(weights ? { HOOPLOG_EYES_WEIGHTS: weights } : {}) };
  const count = Math.min(LANES, tasks.length);
  const lanes = Array.from(
    { length: count },
    () => new Worker(new URL('./lane.ts', import.meta.url), { env }),
  );
  const free = [...lanes];
  try {
    return await inTurns(tasks, count, async (task, index) => {
      const lane = free.pop();
      if (!lane) throw new Error('More tasks at a time than lanes');
      lane.postMessage(task);
      // `once` rejects if the thread ends with an error.
      const [analysis] = (await once(lane, 'message')) as [ClipAnalysis];
      free.push(lane);
      onDone(analysis, index);
      return analysis;
    });
  } finally {
    await Promise.all(lanes.map((lane) => lane.terminate()));
  }
}
