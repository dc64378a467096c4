import type { CalibrationInput, FilmedInput, Video } from '@hooplog/contract';
import { call } from '../api-client/call.ts';

/** What is known of a film before it is counted. */
interface Known {
  readonly calibration?: CalibrationInput;
  readonly filmed?: FilmedInput;
}

/** Asks for the shots to be counted, without waiting for it: the answer is the video, on its way. */
export async function startAnalysis(videoId: string, known: Known = {}): Promise<Video> {
  const answer: unknown = await call('POST /api/videos/process', {
    headers: { prefer: 'respond-async' },
    body: { videoURL: `/api/videos/${videoId}`, ...known },
  });
  return answer as Video;
}
