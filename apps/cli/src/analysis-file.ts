import type { Analysis } from '@hooplog/vision';

/** The cost of an analysis, in seconds of wall-clock time. */
export interface Timing {
  /** Time spent waiting for frames. */
  readonly decodeSeconds: number;
  readonly totalSeconds: number;
}

/** The file format for other programs. Its `schema` changes when the meaning of a field changes. */
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
