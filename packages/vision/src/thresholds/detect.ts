/** Detection of moving objects in front of the background. */
export const detectThresholds = {
  /** Pictures whose median is the background; `medianPlane` is fastest with eleven. */
  backgroundSamples: 11,
  /** Seconds between two pictures kept for the background. */
  sampleEverySeconds: 0.1,
  /** Seconds after which the background is rebuilt. */
  rebuildEverySeconds: 0.5,
  /** Grey levels beyond the noise by which a pixel must differ from the background. */
  minDifference: 14,
  /** Difference ÷ noise: four times the typical difference is no longer noise. */
  noiseFactor: 4,
  /** Share of the local contrast tolerated while the camera moves: half a pixel of misfit. */
  edgeTolerance: 0.5,
  /** px; a smaller ball cannot be distinguished from noise. */
  minDiameter: 4,
  /** Share of the long side; only right in front of the lens is a ball larger. */
  maxDiameterShare: 0.34,
  /** Long ÷ short axis: how far motion blur at a slow shutter stretches a ball. */
  maxElongation: 3,
  /** Blob area ÷ area of the ellipse with the same spread; arms and legs fill less of theirs. */
  minFill: 0.75,
  /** Candidates kept per frame, best first. */
  maxCandidates: 24,
} as const;
