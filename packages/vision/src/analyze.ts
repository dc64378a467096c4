import type { Analysis, AnalyzeOptions } from './analysis.ts';
import { Count, type Counted } from './count.ts';
import type { FrameSource } from './frames/frame.ts';
import { eyesThresholds as limits } from './thresholds/eyes.ts';

/** Options of `analyze` that look behind its result. */
export interface LookBehind extends AnalyzeOptions {
  /** Gets all that the film came to, once: what its shots were located by, and what they are at other hoops. */
  readonly onCounted?: ((counted: Counted) => void) | undefined;
}

/** Somebody called the analysis off by its signal. */
class AnalysisAborted extends Error {
  override readonly name = 'AbortError';
}

/**
 * Finds every shot of a video and judges it, in one pass over its frames. Places in the result are
 * in displayed pixels; with a moving camera, in those of the first frame. Throws `NoHoopFound`.
 */
export async function analyze(
  source: FrameSource,
  { signal, onProgress, onCounted, ...options }: LookBehind,
): Promise<Analysis> {
  const count = new Count(source, options);
  let reported = -Infinity;
  for await (const frame of source) {
    if (signal?.aborted) throw new AnalysisAborted('The analysis was called off.');
    await count.see(frame);
    if (frame.seconds - reported < limits.tickSeconds) continue;
    reported = frame.seconds;
    onProgress?.(count.progress);
  }
  onProgress?.({ ...count.progress, stage: 'judging' });
  const counted = await count.finish(source.video);
  onCounted?.(counted);
  return counted.analysis;
}
