import type {
  CameraCount,
  CountCamera,
  CountedShot,
  CountEvent,
  CountResult,
  CountView,
  DeviceCountFailure,
} from '../../../lib/device-count/protocol.ts';
import { DeviceCountError } from '../../../lib/device-count/protocol.ts';

export const aView = (changes: Partial<CountView> = {}): CountView => ({
  width: 1280,
  height: 720,
  ring: { cx: 700, cy: 260, rx: 26, ry: 9 },
  ringSure: 0.9,
  court: null,
  courtSource: null,
  courtKind: null,
  people: [{ left: 300, top: 300, right: 380, bottom: 640, feet: { x: 340, y: 640 } }],
  seesLines: false,
  advice: [],
  framesPerSecond: 30,
  keepsUp: true,
  turned: false,
  ...changes,
});

/** The result of a count with these shots. */
function aResult(shots: readonly CountedShot[], view: CountView = aView()): CountResult {
  const { width, height, ring } = view;
  const rim = ring ?? { cx: 640, cy: 200, rx: 26, ry: 9 };
  const durationSeconds = Math.max(0, ...shots.map(({ rimSeconds }) => rimSeconds)) + 2;
  return {
    ids: shots.map(({ id }) => id),
    analysis: {
      video: { durationSeconds, width, height, framesPerSecond: 30 },
      calibration: {
        rim,
        source: 'found',
        confidence: view.ringSure,
        court: null,
        courtSource: null,
        lines: null,
      },
      shots,
      candidates: [],
      asked: false,
      warnings: [],
    },
    scene: { width, height, rim, court: null, flights: [], pace: 1 },
  };
}

/** A count whose events come from the test, without camera or networks. */
export class FakeCount implements CameraCount {
  readonly finished: Promise<CountResult>;
  readonly rings: unknown[] = [];
  readonly courts: unknown[] = [];
  isPaused = false;
  isAborted = false;
  readonly #listen: (event: CountEvent) => void;
  #shots: readonly CountedShot[] = [];
  #resolve: (result: CountResult) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(listen: (event: CountEvent) => void) {
    this.#listen = listen;
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Avoids an unhandled rejection if nobody awaits it.
    this.finished.catch(() => undefined);
  }

  say(event: CountEvent): void {
    if (event.kind === 'shot') this.#shots = [...this.#shots, event.shot];
    this.#listen(event);
  }

  fail(code: DeviceCountFailure, message = code): void {
    this.#reject(new DeviceCountError(code, message));
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  giveRing(rim: unknown): void {
    this.rings.push(rim);
  }

  giveCourt(court: unknown): void {
    this.courts.push(court);
  }

  abort(): void {
    this.isAborted = true;
    this.fail('aborted');
  }

  finish(): Promise<CountResult> {
    this.#resolve(aResult(this.#shots));
    return this.finished;
  }
}

/** A function that opens fake counts, and the counts it opened. */
export function fakeCounting(): {
  readonly countCamera: CountCamera;
  readonly counts: FakeCount[];
} {
  const counts: FakeCount[] = [];
  return {
    counts,
    countCamera: (_camera, { listen }) => {
      const count = new FakeCount(listen);
      counts.push(count);
      return count;
    },
  };
}
