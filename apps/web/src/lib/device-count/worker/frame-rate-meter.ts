/** Length of the window in which frames are counted, seconds. */
const OVER = 2;
/** A gap this many times longer than usual hides a missing frame. */
const LONG_GAP = 1.6;
/** Share of the frames that may be missing: a busy moment does not make a slow device. */
const MAX_MISSING = 0.15;

/** How many frames a second are processed lately, by the film's clock, and whether the camera made more. */
export class FrameRateMeter {
  private moments: number[] = [];

  count(seconds: number): void {
    this.moments = [...this.moments.filter((moment) => moment > seconds - OVER), seconds];
  }

  /** 0 before the second frame. */
  get perSecond(): number {
    const [first = 0] = this.moments;
    const last = this.moments.at(-1) ?? 0;
    return last > first ? (this.moments.length - 1) / (last - first) : 0;
  }

  /** Whether hardly any frame is missing: the browser drops frames that are not taken in time. */
  get isEven(): boolean {
    const gaps = this.moments.slice(1).map((moment, at) => moment - this.moments[at]!);
    const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0;
    const missing = gaps.reduce(
      (sum, gap) => sum + (gap > LONG_GAP * usual ? Math.round(gap / usual) - 1 : 0),
      0,
    );
    return missing <= MAX_MISSING * (gaps.length + missing);
  }
}
