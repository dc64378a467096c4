import type { Equipment } from '@hooplog/domain';
import { openEyes } from '@hooplog/eyes/node';
import { MediaError, openFrames } from '@hooplog/media';
import { analyse, NoHoopFound } from '@hooplog/vision';
import type { DetectedShot, FrameSource, GivenCalibration, RimEllipse } from '@hooplog/vision';

/** The program's result for one video; plain data, so that it can be sent between threads. */
export interface ClipAnalysis {
  readonly shots: readonly DetectedShot[];
  /** Pixels of the displayed video; null if no hoop was found. */
  readonly rim: RimEllipse | null;
  /** 0 to 1; 0 without a hoop. */
  readonly hoopConfidence: number;
  /** Codes of its warnings. */
  readonly warnings: readonly string[];
  /** Why there is no analysis; null if there is one. */
  readonly failure: string | null;
}

/** Analyses a video in the same way as a user's upload. A message to the user counts as a result, too. */
export function analyseClip(
  path: string,
  calibration: GivenCalibration | null,
  equipment?: Equipment,
): Promise<ClipAnalysis> {
  return orFailure(async () => analysed(await openFrames(path), calibration, equipment));
}

/** The same for frames from any source. */
export function analyseFrames(
  source: FrameSource,
  calibration: GivenCalibration | null,
): Promise<ClipAnalysis> {
  return orFailure(() => analysed(source, calibration));
}

async function analysed(
  source: FrameSource,
  calibration: GivenCalibration | null,
  equipment?: Equipment,
): Promise<ClipAnalysis> {
  const options = { eyes: await openEyes(), calibration, equipment };
  const { shots, calibration: used, warnings } = await analyse(source, options);
  return {
    shots,
    rim: used.rim,
    hoopConfidence: used.confidence,
    warnings: warnings.map(({ code }) => code),
    failure: null,
  };
}

async function orFailure(analysis: () => Promise<ClipAnalysis>): Promise<ClipAnalysis> {
  try {
    return await analysis();
  } catch (error) {
    if (!(error instanceof NoHoopFound || error instanceof MediaError)) throw error;
    return { shots: [], rim: null, hoopConfidence: 0, warnings: [], failure: error.message };
  }
}
