import type { Eyes, FilmFacts, GivenCalibration, RimEllipse } from '@hooplog/vision';
import type { InputVideoTrack, VideoSample } from 'mediabunny';
import { BlobSource, Input, MATROSKA, MP4, QTFF, VideoSampleSink, WEBM } from 'mediabunny';
import { type CountResult, DeviceCountError } from '../protocol.ts';
import type { CountReport } from '../worker-messages.ts';
import type { Film } from './film.ts';
import { LEAST_GAP } from './film.ts';
import { FrameReader } from './frame-reader.ts';
import { nextTurn } from './next-turn.ts';
import { RunningCount } from './running-count.ts';
import { workingSize } from './working-size.ts';

/** Counts a file of this device: decoded as it is needed, however large it is. */
export class FileFilm implements Film {
  private readonly count: RunningCount;
  private readonly reader: FrameReader;
  private readonly track: InputVideoTrack;
  private readonly facts: FilmFacts;
  private readonly firstTimestamp: number;
  /** Pending while the count is paused. */
  private halt: { readonly over: Promise<unknown>; readonly end: () => void } | null = null;

  private constructor(
    track: InputVideoTrack,
    facts: FilmFacts,
    firstTimestamp: number,
    count: RunningCount,
    reader: FrameReader,
  ) {
    this.track = track;
    this.facts = facts;
    this.firstTimestamp = firstTimestamp;
    this.count = count;
    this.reader = reader;
  }

  /** Throws a `DeviceCountError` for what this browser cannot decode. */
  static async open(
    file: Blob,
    eyes: Eyes,
    given: GivenCalibration | null,
    report: (report: CountReport) => void,
  ): Promise<FileFilm> {
    const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, MATROSKA, WEBM] });
    const track = await input.getPrimaryVideoTrack().catch(() => null);
    if (!track || !(await track.canDecode())) {
      throw new DeviceCountError('cannot_decode', 'This browser cannot play this video.');
    }
    const { averagePacketRate } = await track.computePacketStats();
    // Sound begins a little before 0 by the way it is packed; players begin at 0.
    const firstTimestamp = Math.max(0, await input.getFirstTimestamp());
    const durationSeconds = (await input.computeDuration()) - firstTimestamp;
    const facts = { framesPerSecond: averagePacketRate, durationSeconds };
    const display = {
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
    };
    const size = workingSize(display);
    const reader = new FrameReader(size);
    const giveBack: FrameReader['giveBack'] = (frame) => {
      reader.giveBack(frame);
    };
    const options = { eyes, given, showsPeople: false, display, size, giveBack, report };
    const count = new RunningCount(options);
    return new FileFilm(track, facts, firstTimestamp, count, reader);
  }

  /** Looks at all of it and judges it. A file that breaks off still gave its first part. */
  async finish(): Promise<CountResult> {
    let seen = -Infinity;
    try {
      for await (const sample of new VideoSampleSink(this.track).samples()) {
        const seconds = sample.timestamp - this.firstTimestamp;
        if (seconds >= 0 && seconds - seen >= LEAST_GAP) {
          seen = seconds;
          await this.see(sample, seconds);
        }
        sample.close();
        await this.halt?.over;
        // Orders of the page.
        await nextTurn();
      }
    } catch (error) {
      if (seen < 0) throw new DeviceCountError('unreadable', String(error));
    }
    if (seen < 0) throw new DeviceCountError('unreadable', 'No picture could be decoded.');
    return this.count.finish(this.facts);
  }

  pause(): void {
    if (this.halt) return;
    let end = (): void => undefined;
    const over = new Promise<unknown>((resolve) => {
      end = () => {
        resolve(null);
      };
    });
    this.halt = { over, end };
  }

  resume(): void {
    this.halt?.end();
    this.halt = null;
  }

  giveRing(rim: RimEllipse): void {
    this.count.giveRing(rim);
  }

  private async see(sample: VideoSample, seconds: number): Promise<void> {
    const { rotation, flip } = sample;
    const frame = await this.reader.read(
      {
        format: sample.format,
        visibleRect: sample.visibleRect,
        colorSpace: sample.colorSpace,
        allocationSize: () => sample.allocationSize(),
        copyTo: (to) => sample.copyTo(to),
      },
      { rotation, flip },
      seconds,
      (on, to) => {
        sample.draw(on, 0, 0, to.width, to.height);
      },
    );
    await this.count.see(frame, this.facts.durationSeconds);
  }
}
