import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { RIM, startProcessing, uploadedVideo, videoRow } from '../../testing/test-videos.ts';
import { beginRun, failRun, giveRunBack, noteDeath, noteProgress } from './runs.ts';
import { saveAnalysis } from './save-analysis.ts';

const app = useTestApp();
const requestedAt = '2026-06-15T12:00:00.000Z';

/** A video whose first run has begun, and for which another hoop was marked since. */
async function overtaken() {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  await startProcessing(client, videoId);
  const older = await beginRun(app.context.database, { videoId, version: 1, requestedAt });
  if (older === null) throw new Error('The first run counts');
  await startProcessing(client, videoId, { rim: RIM, court: null });
  return { videoId, older };
}

const ANALYSIS = {
  video: { durationSeconds: 1, width: 640, height: 360, framesPerSecond: 30 },
  calibration: {
    ...{ rim: RIM, source: 'found' as const, confidence: 0.9 },
    ...{ court: null, courtSource: null, lines: null },
  },
  candidates: [],
  asked: false,
  shots: [],
  warnings: [],
};

test('a superseded run can neither begin, end, fail nor be returned to the queue', async () => {
  const { videoId, older } = await overtaken();
  const { database } = app.context;
  const before = await videoRow(app.context, videoId);
  expect(before).toMatchObject({ state: 'queued', analysisVersion: 2 });
  const request = { videoId, version: 1, requestedAt };
  const run = { id: videoId, version: 1 };
  const result = {
    analysis: ANALYSIS,
    scene: null,
    choices: [],
    workoutDate: new Date(requestedAt),
    countedOn: 'server' as const,
  };
  expect(await beginRun(database, request)).toBeNull();
  expect(await failRun(database, run, 'internal')).toBe(false);
  expect(await noteProgress(database, run, { progress: 0.5 })).toBe(false);
  expect(await noteDeath(database, run)).toBeNull();
  await giveRunBack(database, request);
  expect(await saveAnalysis(database, older, result)).toBe(false);
  expect(await videoRow(app.context, videoId)).toEqual(before);
});

test('nor can it while the newer one runs', async () => {
  const { videoId, older } = await overtaken();
  const { database } = app.context;
  const newer = await beginRun(database, { videoId, version: 2, requestedAt });
  const result = {
    analysis: ANALYSIS,
    scene: null,
    choices: [],
    workoutDate: new Date(requestedAt),
    countedOn: 'server' as const,
  };
  expect(await failRun(database, { id: videoId, version: 1 }, 'internal')).toBe(false);
  await giveRunBack(database, { videoId, version: 1, requestedAt });
  expect(await saveAnalysis(database, older, result)).toBe(false);
  expect(await videoRow(app.context, videoId)).toMatchObject({ state: 'analysing' });
  if (newer === null) throw new Error('The newer run counts');
  expect(await saveAnalysis(database, newer, result)).toBe(true);
});
