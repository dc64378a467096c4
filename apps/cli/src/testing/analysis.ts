import type { Analysis, DetectedShot } from '@hooplog/vision';

export function detectedShot(more: Partial<DetectedShot> = {}): DetectedShot {
  return {
    releaseSeconds: 1,
    rimSeconds: 2,
    outcome: 'made',
    confidence: 0.934,
    needsReview: false,
    court: null,
    zone: 'zone_5_free_throw',
    evidence: {
      reason: 'Dropped through the net at 0:02.0.',
      path: [
        { seconds: 1, x: 20, y: 80 },
        { seconds: 2, x: 100, y: 40 },
      ],
      crossing: { seconds: 2, x: 100, y: 40 },
      features: {},
    },
    ...more,
  };
}

/** Of a video of 160 × 120 pixels. */
export function analysisOf(shots: readonly DetectedShot[], more: Partial<Analysis> = {}): Analysis {
  return {
    video: { durationSeconds: 5, width: 160, height: 120, framesPerSecond: 30 },
    calibration: {
      rim: { cx: 100, cy: 40, rx: 10, ry: 3 },
      source: 'found',
      confidence: 0.8,
      court: null,
      courtSource: null,
      lines: null,
    },
    candidates: [],
    asked: false,
    shots,
    warnings: [],
    ...more,
  };
}
