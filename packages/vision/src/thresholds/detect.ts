export const detectThresholds = {
  /** Pictures whose median is the background; `medianPlane` is quickest with eleven. */
  backgroundSamples: 11,
  /** Seconds between two pictures kept for the background. */
  sampleEverySeconds: 0.1,
  /** Seconds after which the background is made anew. */
  rebuildEverySeconds: 0.5,
  /** Gray levels above the noise a pixel must differ from the background. */
  leastDifference: 14,
  /** Difference ÷ noise: four times the usual difference is no noise. */
  noiseFactor: 4,
  /** Part of the local contrast forgiven while the camera moves: half a pixel of misfit. */
  edgeTolerance: 0.5,
  /** px; a smaller ball cannot be told from noise. */
  leastDiameter: 4,
  /** Part of the picture's long side; a ball is larger only right before the lens. */
  mostDiameterShare: 0.34,
  /** Long ÷ short axis: motion blur at a slow shutter stretches a ball this much. */
  mostElongation: 3,
  /** Blob area ÷ area of the ellipse with the same spread; arms and legs fill less. */
  leastFill: 0.75,
  /** Candidates kept a frame, best first. */
  mostCandidates: 24,
} as const;
