import { t } from '@hooplog/language';
import type { Eyes } from '@hooplog/vision';
import { NoHoopFound } from '@hooplog/vision';
import { DeviceCountError, type GivenToCount } from '../protocol.ts';
import type { CountedFilm, CountOrder, CountReport } from '../worker-messages.ts';
import { CameraFilm } from './camera-film.ts';
import type { Film } from './film.ts';
import { openWorkerEyes } from './open-worker-eyes.ts';

/** The part of a worker's global scope used here; TypeScript's types are those of a page. */
interface WorkerScope {
  postMessage(report: CountReport): void;
  onmessage: ((event: MessageEvent<CountOrder>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const report = (said: CountReport): void => {
  scope.postMessage(said);
};

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof DeviceCountError) report({ kind: 'failed', code: error.code, message });
  else if (error instanceof NoHoopFound) report({ kind: 'failed', code: 'no_hoop', message });
  else report({ kind: 'failed', code: 'internal', message });
}

/** Runs work whose failure ends the count. */
function attempt(work: () => Promise<void>): void {
  work().catch(fail);
}

async function openEyes(): Promise<Eyes> {
  try {
    return await openWorkerEyes();
  } catch (error) {
    throw new DeviceCountError('eyes_unavailable', String(error));
  }
}

let film: Film | null = null;
let camera: CameraFilm | null = null;
/** Resolves when every frame of the camera's stream has been read. */
let stream: Promise<void> | null = null;

async function finish(counted: Film): Promise<void> {
  const result = await counted.finish();
  // The page has ended the stream. Frames still in it would be dropped with this worker without being closed, and
  // cameras run out of buffers then.
  await stream;
  report({ kind: 'finished', result });
}

async function takeAll(frames: ReadableStream<VideoFrame>, taking: CameraFilm): Promise<void> {
  const reader = frames.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    await taking.take(next.value);
  }
  if (!taking.hasEnded) report({ kind: 'camera_ended' });
}

async function count(counted: CountedFilm, given: GivenToCount | null): Promise<void> {
  if (counted.kind === 'file') {
    // Filming needs no file reader.
    const { FileFilm } = await import('./file-film.ts');
    const { file, isOnlyHere } = counted;
    film = await FileFilm.open(file, await openEyes(), { given, isOnlyHere }, report);
    report({ kind: 'ready' });
    await finish(film);
    return;
  }
  film = camera = new CameraFilm(await openEyes(), given, report);
  report({ kind: 'ready' });
  if (counted.kind === 'stream') await (stream = takeAll(counted.frames, camera));
}

async function take(frame: VideoFrame): Promise<void> {
  if (camera) await camera.take(frame);
  else frame.close();
  report({ kind: 'taken' });
}

/** Chain that processes the page's frames one after the other. */
let taking: Promise<void> = Promise.resolve();

scope.onmessage = ({ data: order }) => {
  switch (order.kind) {
    case 'count':
      attempt(() => count(order.film, order.given));
      break;
    case 'frame':
      taking = taking.then(() => take(order.frame)).catch(fail);
      break;
    case 'pause':
      film?.pause();
      break;
    case 'resume':
      film?.resume();
      break;
    case 'ring':
      film?.giveRing(order.rim);
      break;
    case 'court':
      camera?.giveCourt(order.court);
      break;
    case 'finish': {
      const ending = camera;
      if (ending) attempt(() => finish(ending));
      else fail(new DeviceCountError('no_hoop', t('Nothing was filmed yet.')));
      break;
    }
  }
};
