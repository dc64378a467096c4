import type { AnalysisWarning } from '../analysis.ts';
import { clock } from '../judge/reason.ts';
import type { StillFrame } from '../stabilise/stabilise.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';
import { eyesThresholds } from '../thresholds/eyes.ts';
import { stabiliseThresholds } from '../thresholds/stabilise.ts';
import { median } from '../math/median.ts';
import { CameraPath } from './camera-path.ts';
import type { LostSpan } from './camera-path.ts';
import { sharpnessOf } from './sharpness.ts';

/** Collects what makes a video hard to judge, and reports it to the player: one sentence each. */
export class Conditions {
  private readonly camera = new CameraPath();
  private readonly sharpness: number[] = [];
  private lookedAt = -Infinity;
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
    this.camera.see(frame);
    if (frame.seconds - this.lookedAt < eyesThresholds.tickSeconds) return;
    this.lookedAt = frame.seconds;
    for (let i = 0; i < frame.luma.length; i += 97) {
      this.lumaSum += frame.luma[i]!;
      this.lumaCount++;
    }
    // Moving a picture into place softens it.
    const sharpness = frame.warped ? null : sharpnessOf(frame);
    if (sharpness !== null) this.sharpness.push(sharpness);
  }

  /** Seconds from the first frame to the last. */
  get seconds(): number {
    return this.lastSeconds;
  }

  get framesPerSecond(): number {
    return this.lastSeconds > 0 ? (this.frames - 1) / this.lastSeconds : 0;
  }

  /** Whether enough was seen to report something while the analysis still runs. */
  get knowsEnough(): boolean {
    return this.lastSeconds >= limits.adviceAfterSeconds;
  }

  get warnings(): AnalysisWarning[] {
    const found: AnalysisWarning[] = [];
    const say = (code: AnalysisWarning['code'], seconds: number | null, message: string): void => {
      found.push({ code, seconds, message });
    };
    for (const span of this.camera.lostSpans) say('camera_cut', span.from, lostMessage(span));
    this.sayMoved(say);
    if (this.frames > 1 && this.framesPerSecond < limits.minFramesPerSecond) {
      say('low_frame_rate', null, 'The video has few pictures a second. Record at 30 or more.');
    }
    if (this.lumaCount > 0 && this.lumaSum / this.lumaCount < limits.minLuma) {
      const message = 'The video is very dark. Turn on more light or film at another time of day.';
      say('too_dark', null, message);
    }
    if (this.isBlurred) {
      const message =
        'The picture is out of focus. Wipe the lens and tap on the hoop before you record.';
      say('blurred', null, message);
    }
    return found;
  }

  private sayMoved(say: (code: AnalysisWarning['code'], at: number, message: string) => void) {
    const { movesSince, knocks, jitter } = this.camera;
    if (movesSince !== null) {
      const message = `The camera moves from ${clock(movesSince)} on. Put the phone on a tripod or lean it against something.`;
      say('camera_moved', movesSince, message);
      return;
    }
    const [at] = knocks;
    if (at !== undefined) {
      const message = `The phone was knocked at ${clock(at)}. Shots are still counted; set it up more firmly next time.`;
      say('camera_moved', at, message);
    }
    if (jitter > stabiliseThresholds.stillPixels) {
      say(
        'camera_shakes',
        0,
        'The picture shakes. Put the phone on a tripod instead of holding it.',
      );
    }
  }

  private get isBlurred(): boolean {
    const sharpness = median(this.sharpness);
    return sharpness !== null && sharpness < limits.minSharpness;
  }
}

export function lostMessage({ from, to }: LostSpan): string {
  if (to !== null) {
    return `From ${clock(from)} to ${clock(to)} the video shows something else. Shots in that time are not counted.`;
  }
  return `From ${clock(from)} on the video shows another place. Shots after that are not counted: upload each take as its own video.`;
}

export const otherTakeMessage = (from: number): string =>
  `From ${clock(from)} on the video shows another take. Its shots are counted, but a court that was marked in the first one does not place them.`;
