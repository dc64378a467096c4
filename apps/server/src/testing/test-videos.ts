import {
  type CalibrationInput,
  createVideoUpload,
  getVideo,
  type PlaceCalibration,
  processVideo,
  streamVideoEvents,
  type Video,
  videoSchema,
} from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { videos } from '../database/schema/index.ts';
import { DEFAULT_LIMITS } from '../jobs/analysis/limits.ts';
import { pretendHere } from '../jobs/testing/pretend-to-read.ts';
import { type Pretended, pretendVideo } from '../jobs/testing/pretend-video.ts';
import { type RunningWorker, startWorker } from '../jobs/worker.ts';
import type { AppContext } from '../services/context.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A rim marked by hand, in displayed pixels. */
export const RIM = { cx: 100, cy: 50, rx: 10, ry: 4 };

/** A court seen from the side, in displayed pixels. */
export const FLOOR: Omit<PlaceCalibration, 'rim'> = {
  court: [
    { image: [150, 280], court: [-6, 13.75] },
    { image: [330, 340], court: [6, 13.75] },
    { image: [300, 230], court: [-6, -5.25] },
    { image: [440, 260], court: [6, -5.25] },
  ],
  lines: 'high_school',
};

/** The parameters of a call about one video. */
export const byId = (videoId: string) => ({ params: { id: videoId } });

/** A video that waits for its file. */
export async function newVideo(client: TestClient): Promise<string> {
  return (await client.call(createVideoUpload)).videoId;
}

export function putFile(client: TestClient, videoId: string, payload: Buffer) {
  return client.request({ method: 'PUT', url: `/api/videos/${videoId}/content`, payload });
}

/** A video with its file, ready to be processed. */
export async function uploadedVideo(
  client: TestClient,
  content: Buffer | Pretended = {},
): Promise<string> {
  const videoId = await newVideo(client);
  const file = Buffer.isBuffer(content) ? content : pretendVideo(content);
  const response = await putFile(client, videoId, file);
  expect(response.statusCode, response.body).toBe(204);
  return videoId;
}

/** Requests the analysis without waiting for it. */
export async function startProcessing(
  client: TestClient,
  videoId: string,
  calibration?: CalibrationInput,
): Promise<Video> {
  const response = await client.send(processVideo, {
    body: { videoURL: `/api/videos/${videoId}/content`, ...(calibration && { calibration }) },
    headers: { prefer: 'respond-async' },
  });
  expect(response.statusCode, response.body).toBe(202);
  return videoSchema.parse(response.json());
}

/** Requests the analysis and waits for its result. */
export const processAtOnce = (client: TestClient, videoId: string) =>
  client.call(processVideo, { body: { videoURL: `/api/videos/${videoId}/content` } });

/** Waits until an analysis has ended, successfully or not. */
export async function untilSettled(client: TestClient, videoId: string): Promise<Video> {
  await client.send(streamVideoEvents, byId(videoId));
  return client.call(getVideo, byId(videoId));
}

/** The database row of a video. */
export async function videoRow({ database }: AppContext, videoId: string) {
  const [row] = await database.select().from(videos).where(eq(videos.id, videoId));
  if (row === undefined) throw new Error('No such video');
  return row;
}

/**
 * A worker in this process, stopped at the end of the `await using` block in every case. Its analyses are
 * fake unless `reallyLook` is set.
 */
export async function startTestWorker(
  context: AppContext,
  { reallyLook = false, analysesAtOnce = 1 } = {},
): Promise<RunningWorker & AsyncDisposable> {
  const { config, log } = context;
  if (config.databaseUrl === null) throw new Error('Test apps have a database');
  const worker = await startWorker(
    {
      ...context,
      workDirectory: path.join(config.dataDir, 'work'),
      limits: DEFAULT_LIMITS,
      ...(!reallyLook && { readFilm: pretendHere }),
    },
    {
      databaseUrl: config.databaseUrl,
      analysesAtOnce,
      onLost: (error) => {
        log.error({ err: error }, 'the database is gone');
      },
    },
  );
  return { ...worker, [Symbol.asyncDispose]: () => worker.stop() };
}

/** One worker for all tests of a file. */
export function useTestWorker(app: TestApp, options: { readonly reallyLook?: boolean } = {}): void {
  let worker: RunningWorker;
  beforeAll(async () => {
    worker = await startTestWorker(app.context, options);
  });
  afterAll(() => worker.stop());
}
