import type { CalibrationInput, FilmedInput, Video } from '@hooplog/contract';
import { send, toApiError } from '../api-client/call.ts';

/** What is known of a film before it is counted. */
interface Known {
  readonly calibration?: CalibrationInput;
  readonly filmed?: FilmedInput;
}

/** Asks for the shots to be counted, without waiting for it: the answer is the video, on its way. */
export async function startAnalysis(videoId: string, known: Known = {}): Promise<Video> {
  const response = await send('POST /api/videos/process', {
    headers: { prefer: 'respond-async' },
    body: { videoURL: `/api/videos/${videoId}`, ...known },
  });
  if (!response.ok) throw await toApiError(response);
  return (await response.json()) as Video;
}
