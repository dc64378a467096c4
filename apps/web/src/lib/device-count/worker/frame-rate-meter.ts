/** Seconds over which pictures are counted. */
const OVER = 2;
/** Gaps between pictures that are this much longer than most hide one. */
const LONG_GAP = 1.6;
/** Share of the pictures that may be missing: a busy moment is no slow device. */
const MAX_MISSING = 0.15;

/** How many pictures a second are looked at lately, by the film's clock, and whether the camera made more than that. */
export class FrameRateMeter {
  private moments: number[] = [];

  count(seconds: number): void {
    this.moments = [...this.moments.filter((moment) => moment > seconds - OVER), seconds];
  }

  /** 0 before the second picture. */
  get perSecond(): number {
    const [first = 0] = this.moments;
    const last = this.moments.at(-1) ?? 0;
    return last > first ? (this.moments.length - 1) / (last - first) : 0;
  }

  /** Whether hardly any picture is missing between those that came: the browser leaves out what nobody takes in time. */
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
