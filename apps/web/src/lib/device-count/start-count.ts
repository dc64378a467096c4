import { t } from '@hooplog/language';
import type { CameraCount, CountResult, DeviceCountOptions } from './protocol.ts';
import { DeviceCountError } from './protocol.ts';
import type { CountedFilm, CountOrder, CountReport } from './worker-messages.ts';
import { withBase } from '../base-path.ts';
import workerUrl from './worker/count-worker.ts?worker&url';

/** A count in a worker of its own, and how pictures get there. */
export interface StartedCount extends CameraCount {
  /** Hands a picture over; false when the worker is behind and the picture must be left out. */
  give(frame: VideoFrame): boolean;
}

/** Pictures that may lie between page and worker: cameras lend out few at a time. */
const MAX_ON_THE_WAY = 4;

/** Starts a worker that counts a film. Its files are loaded now, and not before. */
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
  // The worker's own file could not be loaded, or it ran out of memory.
  worker.onerror = ({ message }) => {
    fail(new DeviceCountError('internal', message || t('The count could not be started.')));
  };
  // Who only listens to events needs not look after the promise.
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
