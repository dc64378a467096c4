import { t } from '@hooplog/language';
import type { CameraCount, CountResult, DeviceCountOptions } from './protocol.ts';
import { DeviceCountError } from './protocol.ts';
import type { CountedFilm, CountOrder, CountReport } from './worker-messages.ts';
import { withBase } from '../base-path.ts';
import workerUrl from './worker/count-worker.ts?worker&url';

/** A count in its own worker, and the channel for its frames. */
export interface StartedCount extends CameraCount {
  /** Hands a frame over; false if the worker is behind and the frame must be dropped. */
  give(frame: VideoFrame): boolean;
}

/** Frames that may be in transit between page and worker: cameras have few buffers. */
const MAX_ON_THE_WAY = 4;

/** Starts a worker that counts a film. Its files load only now. */
export function startCount(film: CountedFilm, { listen, given }: DeviceCountOptions): StartedCount {
  const worker = new Worker(withBase(workerUrl), {
    type: 'module',
    name: 'hooplog-count',
  });
  const { promise, resolve, reject } = Promise.withResolvers<CountResult>();
  let onTheWay = 0;
  const tell = (order: CountOrder, handedOver: Transferable[] = []): void => {
    worker.postMessage(order, handedOver);
  };
  const fail = (error: DeviceCountError): void => {
    worker.terminate();
    reject(error);
  };
  worker.onmessage = ({ data }: MessageEvent<CountReport>) => {
    if (data.kind === 'taken') onTheWay--;
    else if (data.kind === 'failed') fail(new DeviceCountError(data.code, data.message));
    else if (data.kind === 'finished') {
      worker.terminate();
      resolve(data.result);
    } else if (data.kind === 'started') listen({ ...data, at: data.at - performance.timeOrigin });
    else listen(data);
  };
  // The worker's file could not be loaded, or it ran out of memory.
  worker.onerror = ({ message }) => {
    fail(new DeviceCountError('internal', message || t('The count could not be started.')));
  };
  // Callers that only listen to events need not handle the promise.
  promise.catch(() => undefined);
  const handedOver = film.kind === 'stream' ? [film.frames] : [];
  tell({ kind: 'count', film, given: given ?? null }, handedOver);
  return {
    finished: promise,
    pause: () => {
      tell({ kind: 'pause' });
    },
    resume: () => {
      tell({ kind: 'resume' });
    },
    giveRing: (rim) => {
      tell({ kind: 'ring', rim });
    },
    giveCourt: (court) => {
      tell({ kind: 'court', court });
    },
    finish: () => {
      tell({ kind: 'finish' });
      return promise;
    },
    abort: () => {
      fail(new DeviceCountError('aborted', t('Counting was cancelled.')));
    },
    give: (frame) => {
      if (onTheWay >= MAX_ON_THE_WAY) return false;
      onTheWay++;
      tell({ kind: 'frame', frame }, [frame]);
      return true;
    },
  };
}
