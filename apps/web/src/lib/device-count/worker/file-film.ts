import { MissingPictures } from '@hooplog/media/container';
import type { Eyes, RimEllipse } from '@hooplog/vision';
import type { EncodedPacket, VideoSample } from 'mediabunny';
import { EncodedPacketSink, VideoSampleSink } from 'mediabunny';
import { type CountResult, DeviceCountError, type GivenToCount } from '../protocol.ts';
import type { CountReport } from '../worker-messages.ts';
import type { Film } from './film.ts';
import { MIN_GAP } from './film.ts';
import { FrameReader } from './frame-reader.ts';
import { nextTurn } from './next-turn.ts';
import type { OpenedFilm } from './open-film.ts';
import { openFilm } from './open-film.ts';
import { RunningCount } from './running-count.ts';
import { workingSize } from './working-size.ts';

/** Error names for a file that was moved, changed, or removed with its card. */
const GONE = new Set(['NotFoundError', 'NotReadableError']);

const unreadable = (reason: unknown) => new DeviceCountError('unreadable', String(reason));

/** The next key frame after both the last one tried and the last frame seen; null if there is none. */
async function nextKey(packets: EncodedPacketSink, tried: EncodedPacket, seen: number) {
  let key = await packets.getNextKeyPacket(tried).catch(() => null);
  while (key !== null && key.timestamp <= seen) {
    key = await packets.getNextKeyPacket(key).catch(() => null);
  }
  return key;
}

/** Counts a file of this device, decoded on demand, so its size does not matter. */
export class FileFilm implements Film {
  private readonly count: RunningCount;
  private readonly reader: FrameReader;
  private readonly film: OpenedFilm;
  /** The server cannot count it: all readable parts of a damaged film are counted. */
  private readonly isOnlyHere: boolean;
  /** The last frame processed, seconds. */
  private seen = -Infinity;
  /** Pending while the count is paused. */
  private halt: { readonly over: Promise<unknown>; readonly end: () => void } | null = null;

  private constructor(
    film: OpenedFilm,
    isOnlyHere: boolean,
    count: RunningCount,
    reader: FrameReader,
  ) {
    this.film = film;
    this.isOnlyHere = isOnlyHere;
    this.count = count;
    this.reader = reader;
  }

  /** Throws a `DeviceCountError` for what this browser cannot decode. */
  static async open(
    file: Blob,
    eyes: Eyes,
    { given, isOnlyHere }: { readonly given: GivenToCount | null; readonly isOnlyHere: boolean },
    report: (report: CountReport) => void,
  ): Promise<FileFilm> {
    const film = await openFilm(file);
    const { track } = film;
    const display = {
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
    };
    const size = workingSize(display);
    const reader = new FrameReader(size);
    const release: FrameReader['release'] = (frame) => {
      reader.release(frame);
    };
    const options = { eyes, given, showsPeople: false, display, size, release, report };
    const count = new RunningCount(options);
    return new FileFilm(film, isOnlyHere, count, reader);
  }

  /** Processes all of it and judges it. */
  async finish(): Promise<CountResult> {
    const { track, framesPerSecond, durationSeconds, pictures } = this.film;
    const reading = new MissingPictures(pictures, durationSeconds);
    const packets = new EncodedPacketSink(track);
    let key = await packets.getFirstKeyPacket();
    while (key !== null) {
      try {
        await this.lookFrom(key.timestamp, reading);
        break;
      } catch (error) {
        if (error instanceof DOMException && GONE.has(error.name)) throw unreadable(error);
        if (!this.isOnlyHere) throw new DeviceCountError('cannot_decode', String(error));
        reading.noteDamage();
        key = await nextKey(packets, key, this.seen);
      }
    }
    if (this.seen < 0) throw unreadable('No picture could be decoded.');
    return this.count.finish({ framesPerSecond, durationSeconds, missing: reading.found });
  }

  /** Processes the frames from a key frame on. Throws if one cannot be decoded. */
  private async lookFrom(start: number, reading: MissingPictures): Promise<void> {
    for await (const sample of new VideoSampleSink(this.film.track).samples(start)) {
      const seconds = sample.timestamp;
      if (seconds >= 0 && seconds - this.seen >= MIN_GAP) {
        this.seen = seconds;
        reading.see(seconds);
        await this.see(sample, seconds);
      }
      sample.close();
      await this.halt?.over;
      // Lets orders of the page in.
      await nextTurn();
    }
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
    await this.count.see(frame, this.film.durationSeconds);
  }
}
