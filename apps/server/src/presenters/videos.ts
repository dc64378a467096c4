import { type Video, videoSchema } from '@hooplog/contract';
import {
  analysisStageText,
  VIDEO_FAILURES,
  type VideoFailure,
  videoFailureText,
} from '@hooplog/domain';
import type { VideoRow } from '../services/videos/rows.ts';
import { readWarning } from '../services/videos/stored-warnings.ts';

const { media, calibration, warnings } = videoSchema.shape;

/** A video as its owner sees it, without the location of its files. */
export function presentVideo(row: VideoRow): Video {
  return {
    id: row.id,
    state: row.state,
    progress: row.progress,
    stage: row.stage,
    progressMessage: row.stage === null ? null : analysisStageText(row.stage, row.shotsSoFar),
    shotsSoFar: row.shotsSoFar,
    placeInQueue: row.state === 'queued' ? row.place : null,
    failure: presentFailure(row),
    bytes: row.bytes,
    media: media.parse(row.media),
    calibration: presentCalibration(row),
    warnings: warnings.parse(row.warnings.map(readWarning)),
    isStored: row.storageKey !== null,
    playbackUrl: row.renditionKey === null ? null : `/api/videos/${row.id}/file`,
    clipsPending: row.clipsKey !== null,
    posterUrl: row.posterKey === null ? null : `/api/videos/${row.id}/poster`,
    workoutId: row.workoutId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Analyses from before the program looked for lines do not name the court's source: at that time only players marked courts. */
function presentCalibration({ calibration: used }: VideoRow): Video['calibration'] {
  const courtSource = used?.court == null ? null : 'user';
  return calibration.parse(used && { courtSource, lines: null, ...used });
}

function presentFailure({ state, errorCode }: VideoRow): Video['failure'] {
  if (state !== 'failed') return null;
  const code = isFailure(errorCode) ? errorCode : 'internal';
  return { code, message: videoFailureText(code) };
}

function isFailure(code: string | null): code is VideoFailure {
  return VIDEO_FAILURES.some((known) => known === code);
}
