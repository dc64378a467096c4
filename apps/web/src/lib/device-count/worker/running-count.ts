import type { Eyes, FilmFacts, Frame, GivenCourt, RimEllipse, SettledShot } from '@hooplog/vision';
import { Count } from '@hooplog/vision';
import type { CountedShot, CountResult, CountView, GivenToCount } from '../protocol.ts';
import type { CountReport } from '../worker-messages.ts';
import type { Size } from './working-size.ts';

/** Seconds of the film between two reports to the page. */
const TELL_EVERY = 0.5;

export interface RunningCountOptions {
  readonly eyes: Eyes;
  readonly given: GivenToCount | null;
  /** Whether the page shows people, as a camera's guide does. */
  readonly showsPeople: boolean;
  /** The picture's displayed size, and its working size. */
  readonly display: Size;
  readonly size: Size;
  readonly release: (frame: Frame) => void;
  readonly report: (report: CountReport) => void;
}

type Sighted =
  'ring' | 'ringSure' | 'people' | 'court' | 'courtSource' | 'courtKind' | 'seesLines' | 'advice';

const toCountedShot = (shot: SettledShot): CountedShot => ({ ...shot, id: String(shot.id) });

/** A count that reports its findings to the page. */
export class RunningCount {
  private readonly count: Count;
  private readonly report: RunningCountOptions['report'];
  private toldAt = 0;

  constructor({ eyes, given, showsPeople, display, size, release, report }: RunningCountOptions) {
    const video = { displayWidth: display.width, displayHeight: display.height };
    const options = { eyes, calibration: given, equipment: given?.equipment, showsPeople };
    this.count = new Count({ video, ...size, release }, options);
    this.report = report;
  }

  /** Processes the next frame; true if the page received a report. */
  async see(frame: Frame, durationSeconds: number | null): Promise<boolean> {
    // The frame may be reused once it was processed.
    const { seconds } = frame;
    await this.count.push(frame);
    if (seconds - this.toldAt < TELL_EVERY) return false;
    this.toldAt = seconds;
    for (const news of this.count.pollEvents()) {
      this.report(
        news.kind === 'gone'
          ? { kind: 'gone', id: String(news.id) }
          : { kind: news.kind, shot: toCountedShot(news.shot) },
      );
    }
    const { stage, shotsSoFar } = this.count.progress;
    this.report({ kind: 'progress', stage, shotsSoFar, seconds, durationSeconds });
    return true;
  }

  get liveView(): Pick<CountView, Sighted> {
    const { court, ...liveView } = this.count.liveView;
    const { marks = null, source = null, kind = null } = court ?? {};
    return { ...liveView, court: marks, courtSource: source, courtKind: kind };
  }

  giveRing(rim: RimEllipse): void {
    this.count.giveRing(rim);
  }

  giveCourt(court: GivenCourt): void {
    this.count.giveCourt(court);
  }

  /** Judges the film. Throws `NoHoopFound`. */
  async finish(film: FilmFacts | null): Promise<CountResult> {
    this.report({ ...this.count.progress, kind: 'progress', stage: 'judging', durationSeconds: film?.durationSeconds ?? null }); // prettier-ignore
    const { analysis, scene, ids } = await this.count.finish(film);
    return { analysis, scene, ids: ids.map((id) => (id === null ? null : String(id))) };
  }
}
