import type { Picture } from '../frames/picture.ts';
import { viewThresholds as limits } from '../thresholds/stabilise.ts';
import type { Motion } from './motion.ts';
import { applyMotion, composeMotions, growthAt, invertMotion, largestShift } from './motion.ts';

type Size = Pick<Picture, 'width' | 'height'>;

/** Detects that a camera came to rest in a clearly different view. */
export class Settling {
  /** The last moments at which it was followed, the oldest first. */
  private moments: { readonly seconds: number; readonly toView: Motion }[] = [];

  /** `toView`: from the picture of this moment to the view, px. */
  isElsewhere(seconds: number, toView: Motion, size: Size): boolean {
    const recent = this.moments.filter((moment) => seconds - moment.seconds < 2 * limits.settledSeconds); // prettier-ignore
    this.moments = [...recent, { seconds, toView }];
    if (!isOther(toView, size)) return false;
    const before = this.moments.find((moment) => seconds - moment.seconds >= limits.settledSeconds);
    const isSettled = this.moments.every(
      (moment) =>
        largestShift(composeMotions(invertMotion(toView), moment.toView), size.width, size.height) <
        limits.settledShare * size.width,
    );
    if (before === undefined || !isSettled) return false;
    this.moments = [];
    return true;
  }
}

/** Whether the picture is so much nearer, farther or elsewhere that the view no longer serves. */
function isOther(toView: Motion, { width, height }: Size): boolean {
  const middle = applyMotion(toView, width / 2, height / 2);
  const zoom = Math.abs(Math.log(growthAt(toView, width / 2, height / 2)));
  return (
    zoom > Math.log(limits.otherZoom) ||
    Math.abs(middle.x - width / 2) > limits.otherShift * width ||
    Math.abs(middle.y - height / 2) > limits.otherShift * height
  );
}
