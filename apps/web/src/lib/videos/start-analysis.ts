import { type CalibrationInput, getVideo, processVideo, type Video } from '@hooplog/contract';
import { call } from '../api-client/call.ts';

/** The asynchronous answer of the same call: the video, on its way. */
const processVideoAsync = { ...processVideo, status: 202, response: getVideo.response } as const;

/** Asks for the shots to be counted, without waiting for it. */
export function startAnalysis(videoId: string, calibration?: CalibrationInput): Promise<Video> {
  return call(processVideoAsync, {
    headers: { prefer: 'respond-async' },
    body: {
      videoURL: `/api/videos/${videoId}`,
      ...(calibration === undefined ? {} : { calibration }),
    },
  });
}
