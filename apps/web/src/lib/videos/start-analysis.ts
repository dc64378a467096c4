import type { CalibrationInput, FilmedInput, Video } from '@hooplog/contract';
import { call } from '../api-client/call.ts';

/** Known facts about a film before it is counted. */
interface Known {
  readonly calibration?: CalibrationInput;
  readonly filmed?: FilmedInput;
}

/** Starts the analysis without waiting for its end; returns the video in progress. */
export async function startAnalysis(videoId: string, known: Known = {}): Promise<Video> {
  const answer: unknown = await call('POST /api/videos/process', {
    headers: { prefer: 'respond-async' },
    body: { videoURL: `/api/videos/${videoId}`, ...known },
  });
  return answer as Video;
}
