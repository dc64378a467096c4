import type { Analysis } from '@hooplog/vision';

/** What an analysis cost, in seconds of a clock on the wall. */
export interface Timing {
  /** Waiting for frames. */
  readonly decodeSeconds: number;
  readonly totalSeconds: number;
}

/** The file that other programs read. Its `schema` changes when a field changes its meaning. */
export function analysisFile(
  { video, calibration, candidates, asked, equipment, shots, warnings }: Analysis,
  timing: Timing,
) {
  return {
    schema: 'hooplog.analysis/1',
    video,
    calibration,
    candidates,
    asked,
    ...(equipment && { equipment }),
    shots,
    warnings,
    timing: {
      decodeSeconds: Number(timing.decodeSeconds.toFixed(3)),
      totalSeconds: Number(timing.totalSeconds.toFixed(3)),
    },
  } as const;
}
