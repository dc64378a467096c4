import { type CalibrationInput, type FilmedInput, getVideo, processVideo, type Video } from '@hooplog/contract'; // prettier-ignore
import { call } from '../api-client/call.ts';

/** The asynchronous answer of the same call: the video, on its way. */
const processVideoAsync = { ...processVideo, status: 202, response: getVideo.response } as const;

/** What is known of a film before it is counted. */
interface Known {
  readonly calibration?: CalibrationInput;
  readonly filmed?: FilmedInput;
}

/** Asks for the shots to be counted, without waiting for it. */
export function startAnalysis(videoId: string, known: Known = {}): Promise<Video> {
  return call(processVideoAsync, {
    headers: { prefer: 'respond-async' },
    body: { videoURL: `/api/videos/${videoId}`, ...known },
  });
}
