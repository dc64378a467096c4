import type { DetectedShot } from '@hooplog/vision';
import type { ManifestClip, TrueShot } from '../manifest.ts';

/** A labelled shot at a moment; made from the free-throw line by default. */
export function trueShot(rimSeconds: number | null, more: Partial<TrueShot> = {}): TrueShot {
  return { releaseSeconds: null, outcome: 'made', zone: 'zone_5_free_throw', ...more, rimSeconds };
}

/** A found shot at a moment; by default a confident make from the free-throw line. */
export function foundShot(rimSeconds: number, more: Partial<DetectedShot> = {}): DetectedShot {
  return {
    releaseSeconds: null,
    rimSeconds,
    outcome: 'made',
    confidence: 0.9,
    needsReview: false,
    court: null,
    zone: 'zone_5_free_throw',
    evidence: { reason: '', path: [], crossing: null, features: {} },
    ...more,
  };
}

export function labelledClip(shots: TrueShot[], more: Partial<ManifestClip> = {}): ManifestClip {
  return { file: 'a.mp4', kind: 'scene', rim: null, court: null, speed: 'normal', ...more, shots };
}
