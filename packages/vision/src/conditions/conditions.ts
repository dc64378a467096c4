import type { FilmWarning, WarningCode } from '@hooplog/domain';
import { type AnalysisWarning, toWarning } from '../analysis.ts';
import type { StillFrame } from '../stabilise/stabilise.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';
import { eyesThresholds } from '../thresholds/eyes.ts';
import { stabiliseThresholds } from '../thresholds/stabilise.ts';
import { median } from '../math/median.ts';
import { CameraPath } from './camera-path.ts';
import type { LostSpan } from './camera-path.ts';
import { sharpnessOf } from './sharpness.ts';

/** Collects what makes a video hard to judge, and reports it to the player. */
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
    const found: FilmWarning[] = [...this.camera.lostSpans.map(lostWarning), ...this.moved()];
    const of = (code: WarningCode) => found.push({ code, seconds: null });
    if (this.frames > 1 && this.framesPerSecond < limits.minFramesPerSecond) of('low_frame_rate');
    if (this.lumaCount > 0 && this.lumaSum / this.lumaCount < limits.minLuma) of('too_dark');
    if (this.isBlurred) of('blurred');
    return found.map(toWarning);
  }

  private moved(): FilmWarning[] {
    const { movesSince, knocks, jitter } = this.camera;
    if (movesSince !== null) return [{ code: 'camera_moved', seconds: movesSince }];
    const found: FilmWarning[] = [];
    const [at] = knocks;
    if (at !== undefined) found.push({ code: 'camera_moved', kind: 'knocked', seconds: at });
    if (jitter > stabiliseThresholds.stillPixels) found.push({ code: 'camera_shakes', seconds: 0 });
    return found;
  }

  private get isBlurred(): boolean {
    const sharpness = median(this.sharpness);
    return sharpness !== null && sharpness < limits.minSharpness;
  }
}

export const lostWarning = ({ from, to }: LostSpan): FilmWarning => ({
  code: 'camera_cut',
  seconds: from,
  ...(to !== null && { until: to }),
});

export const otherTakeWarning = (from: number): FilmWarning => ({
  code: 'camera_cut',
  kind: 'other_take',
  seconds: from,
});
