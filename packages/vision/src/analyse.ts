import type { Equipment } from '@hooplog/domain';
import type { Analysis, AnalysisProgress, GivenCalibration } from './analysis.ts';
import { Count, type Counted } from './count.ts';
import type { Eyes } from './eyes.ts';
import type { FrameSource } from './frames/frame.ts';
import { eyesThresholds as limits } from './thresholds/eyes.ts';

export interface AnalyseOptions {
  /** Sees hoops and people in pictures, see `@hooplog/eyes`. */
  readonly eyes: Eyes;
  readonly calibration?: GivenCalibration | null;
  /** A ring of 10 ft and a ball of size 7 by default. */
  readonly equipment?: Equipment | undefined;
  readonly onProgress?: (progress: AnalysisProgress) => void;
  /** Called once with the results of the film: what its shots were located by, and the shots at other hoops. */
  readonly onCounted?: ((counted: Counted) => void) | undefined;
  /** Structural, so that an AbortSignal of any platform fits. */
  readonly signal?: { readonly aborted: boolean };
}

/** The caller cancelled the analysis by its signal. */
class AnalysisAborted extends Error {
  override readonly name = 'AbortError';
}

/**
 * Finds every shot of a video and judges it, in one pass over its frames. Places in the result are
 * in displayed pixels; with a moving camera, in those of the first frame. Throws `NoHoopFound`.
 */
export async function analyse(
  source: FrameSource,
  { signal, onProgress, onCounted, ...options }: AnalyseOptions,
): Promise<Analysis> {
  const count = new Count(source, options);
  let reported = -Infinity;
  for await (const frame of source) {
    if (signal?.aborted) throw new AnalysisAborted('The analysis was cancelled.');
    await count.push(frame);
    if (frame.seconds - reported < limits.tickSeconds) continue;
    reported = frame.seconds;
    onProgress?.(count.progress);
  }
  onProgress?.({ ...count.progress, stage: 'judging' });
  const counted = await count.finish(source.video);
  onCounted?.(counted);
  return counted.analysis;
}
