import type { Eyes, Frame, GivenCourt, RimEllipse } from '@hooplog/vision';
import type { CountResult, GivenToCount } from '../protocol.ts';
import type { CountReport } from '../worker-messages.ts';
import type { Film } from './film.ts';
import { MIN_GAP } from './film.ts';
import { FrameReader } from './frame-reader.ts';
import { nextTurn } from './next-turn.ts';
import { FrameRateMeter } from './frame-rate-meter.ts';
import { RunningCount } from './running-count.ts';
import type { Turn } from './scale-plane.ts';
import { Thinning } from './thinning.ts';
import type { Size } from './working-size.ts';
import { workingSize } from './working-size.ts';

/** Fields of a camera's frame in newer browsers; `displayWidth` and `displayHeight` are upright already. */
interface Turned {
  readonly rotation?: Turn['rotation'];
  readonly flip?: boolean;
}

const turnOf = ({ rotation = 0, flip = false }: Turned): Turn => ({ rotation, flip });
const isUpright = ({ width, height }: Size): boolean => height > width;

/** A count with the reader that makes its frames. */
interface Running {
  readonly count: RunningCount;
  readonly reader: FrameReader;
  readonly display: Size;
}

/** Counts a camera. Frames arrive at any time and queue here while one is processed. */
export class CameraFilm implements Film {
  private readonly thinning = new Thinning();
  private readonly frameRate = new FrameRateMeter();
  private waiting: Frame[] = [];
  private looking: Promise<void> | null = null;
  private running: Running | null = null;
  private isPaused = false;
  private isOver = false;
  private isTurned = false;
  /** Timestamp of the first frame by the camera's clock, µs. */
  private startedAt: number | null = null;
  private lastSeconds = -Infinity;
  private given: GivenToCount | null;
  private readonly eyes: Eyes;
  private readonly report: (report: CountReport) => void;

  constructor(eyes: Eyes, given: GivenToCount | null, report: (report: CountReport) => void) {
    this.eyes = eyes;
    this.given = given;
    this.report = report;
  }

  /** Whether `finish` was called: later frames are closed unprocessed. */
  get hasEnded(): boolean {
    return this.isOver;
  }

  /** Processes a frame and closes it. One at a time. */
  async take(picture: VideoFrame): Promise<void> {
    try {
      const seconds = this.secondsOf(picture);
      const display = { width: picture.displayWidth, height: picture.displayHeight };
      if (this.isOver || this.isPaused || seconds - this.lastSeconds < MIN_GAP) return;
      const { count, reader, display: first } = (this.running ??= this.begin(display));
      this.isTurned = isUpright(display) !== isUpright(first);
      if (this.isTurned) this.tellView(count);
      if (this.isTurned || !this.thinning.takesNext(this.waiting.length)) return;
      this.lastSeconds = seconds;
      const frame = await reader.read(picture, turnOf(picture as Turned), seconds, (on, to) => {
        on.drawImage(picture, 0, 0, to.width, to.height);
      });
      this.waiting.push(frame);
      this.looking ??= this.look();
    } finally {
      picture.close();
    }
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  giveRing(rim: RimEllipse): void {
    this.given = { court: null, ...this.given, rim };
    this.running?.count.giveRing(rim);
  }

  /** Does nothing before the first frame: the court is marked on one. */
  giveCourt(court: GivenCourt): void {
    this.running?.count.giveCourt(court);
  }

  async finish(): Promise<CountResult> {
    this.isOver = true;
    while (this.looking) await this.looking;
    const { count } = this.running ?? this.begin({ width: 640, height: 360 });
    return count.finish(null);
  }

  private begin(display: Size): Running {
    const size = workingSize(display);
    const reader = new FrameReader(size);
    const { eyes, given, report } = this;
    const release = (frame: Frame): void => {
      reader.release(frame);
    };
    const options = { eyes, given, showsPeople: true, display, size, release, report };
    const count = new RunningCount(options);
    return { count, reader, display };
  }

  private secondsOf({ timestamp }: VideoFrame): number {
    if (this.startedAt === null) {
      this.startedAt = timestamp;
      this.report({ kind: 'started', at: performance.timeOrigin + performance.now() });
    }
    return (timestamp - this.startedAt) / 1e6;
  }

  private async look(): Promise<void> {
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      const { running } = this;
      if (!running) break;
      this.frameRate.count(frame.seconds);
      if (await running.count.see(frame, null)) this.tellView(running.count);
      // An arriving frame needs three turns of the event loop to reach this queue.
      for (let turn = 0; turn < 3; turn++) await nextTurn();
    }
    this.looking = null;
  }

  private tellView(count: RunningCount): void {
    const { width, height } = this.running?.display ?? { width: 0, height: 0 };
    const keepsUp = this.thinning.keepsUp && this.frameRate.isEven;
    const { isTurned: turned } = this;
    const framesPerSecond = this.frameRate.perSecond;
    this.report({
      kind: 'view',
      view: { ...count.liveView, width, height, framesPerSecond, keepsUp, turned },
    });
  }
}
