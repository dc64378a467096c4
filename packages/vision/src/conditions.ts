import type { AnalysisWarning } from './analysis.ts';
import { clock } from './judge/reason.ts';
import type { StillFrame } from './stabilise/stabilise.ts';
import { conditionThresholds as limits, stabiliseThresholds } from './thresholds.ts';

/** Notes what makes a video hard to judge, and says it to the player. */
export class Conditions {
  private movedAt: number | null = null;
  private readonly cuts: number[] = [];
  private lumaSum = 0;
  private lumaCount = 0;
  private frames = 0;
  private lastSeconds = 0;

  /** Every frame of the video, repeated pictures too. */
  count(seconds: number): void {
    this.frames++;
    this.lastSeconds = seconds;
  }

  /** Every new picture. */
  see(frame: StillFrame): void {
    if (frame.cut) this.cuts.push(frame.seconds);
    const limit = stabiliseThresholds.movedShare * frame.width;
    if (!frame.usable || frame.shift > limit) this.movedAt ??= frame.seconds;
    for (let i = 0; i < frame.luma.length; i += 997) {
      this.lumaSum += frame.luma[i]!;
      this.lumaCount++;
    }
  }

  /** Seconds from the first frame to the last. */
  get seconds(): number {
    return this.lastSeconds;
  }

  get framesPerSecond(): number {
    return this.lastSeconds > 0 ? (this.frames - 1) / this.lastSeconds : 0;
  }

  warnings(): AnalysisWarning[] {
    const found: AnalysisWarning[] = this.cuts.map((seconds) => ({
      code: 'camera_cut',
      seconds,
      message: `The picture changes at ${clock(seconds)}. Shots after that may be missing: upload each take as its own video.`,
    }));
    if (this.movedAt !== null) {
      found.push({
        code: 'camera_moved',
        seconds: this.movedAt,
        message: `The camera moves from ${clock(this.movedAt)} on. Put the phone on a tripod or lean it against something.`,
      });
    }
    if (this.frames > 1 && this.framesPerSecond < limits.leastFramesPerSecond) {
      found.push({
        code: 'low_frame_rate',
        seconds: null,
        message: 'The video has few pictures a second. Record at 30 frames a second or more.',
      });
    }
    if (this.lumaCount > 0 && this.lumaSum / this.lumaCount < limits.leastLuma) {
      found.push({
        code: 'too_dark',
        seconds: null,
        message: 'The video is very dark. Turn on more light or film at another time of day.',
      });
    }
    return found;
  }
}
