import type { Picture } from '../frames/picture.ts';
import type { StillFrame } from '../stabilise/stabilise.ts';
import { detectThresholds as limits } from '../thresholds/detect.ts';
import { medianPlane } from './median.ts';

interface Sample {
  readonly frame: StillFrame;
  /** Whether any pixel is unknown. */
  readonly hasGaps: boolean;
}

function median(samples: readonly Sample[]): Picture | null {
  const pictures = samples.map(({ frame }) => frame);
  const first = pictures[0];
  if (!first) return null;
  const chromas = pictures.map((picture) => picture.chroma).filter((chroma) => chroma !== null);
  const chroma = first.chroma && {
    width: first.chroma.width,
    height: first.chroma.height,
    u: medianPlane(chromas.map((planes) => planes.u), false), // prettier-ignore
    v: medianPlane(chromas.map((planes) => planes.v), false), // prettier-ignore
  };
  const luma = medianPlane(
    pictures.map((picture) => picture.luma),
    samples.some(({ hasGaps }) => hasGaps),
  );
  return { width: first.width, height: first.height, luma, chroma };
}

/**
 * The scene without what moves: the median of pictures from before and after the moment, so that a
 * ball already in the air in the first frame leaves no ghost.
 */
export class Background {
  private samples: Sample[] = [];
  private madeAt = -Infinity;
  private made: Picture | null = null;

  /** Takes a frame read ahead. `spanSeconds` is how long one is held. */
  see(frame: StillFrame, spanSeconds: number): void {
    if (!frame.usable) return;
    const newest = this.samples.at(-1)?.frame;
    if (newest && frame.seconds - newest.seconds < limits.sampleEverySeconds) return;
    this.samples.push({ frame, hasGaps: frame.luma.includes(0) });
    const isRecent = (sample: Sample): boolean =>
      frame.seconds - sample.frame.seconds <= spanSeconds;
    this.samples = this.samples.filter(isRecent);
  }

  /** Forgets the scene: the camera shows another one. */
  clear(): void {
    this.samples = [];
    this.made = null;
  }

  /** Whether a frame may still become part of a background. */
  needs(frame: StillFrame): boolean {
    return this.samples.some((sample) => sample.frame === frame);
  }

  /** The background around a moment (seconds); null before anything was seen. */
  at(seconds: number): Picture | null {
    if (this.made && Math.abs(seconds - this.madeAt) < limits.rebuildEverySeconds) return this.made;
    const step = Math.max(1, (this.samples.length - 1) / (limits.backgroundSamples - 1));
    const chosen: Sample[] = [];
    for (let at = 0; at < this.samples.length; at += step) {
      const sample = this.samples[Math.round(at)];
      if (sample) chosen.push(sample);
    }
    this.made = median(chosen) ?? this.made;
    this.madeAt = seconds;
    return this.made;
  }
}
