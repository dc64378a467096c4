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
  /** Part of the picture's height; a player in a view that also shows the hoop is taller. */
  leastMoverShare: 0.07,
  /** Candidates kept a frame, best first. */
  mostCandidates: 24,
} as const;

export const peopleThresholds = {
  /** Height over width from which on something large that moves is a person who stands. */
  uprightAspect: 1.3,
  /** Sightings that are enough to judge by, and those that are enough to keep. */
  least: 60,
  most: 3000,
  /** Part of all sightings that cover a place: of real rings less than 2 % do, of hands 20 to 40 %. */
  standShare: 0.12,
  /** W such a person is tall at least. */
  standWidths: 1.5,
  /** Part of all sightings that is taller than a person: two who touch. */
  tallShare: 0.1,
  /** W between which people look who are far beyond the hoop; beside it they are 4 W tall. */
  leastWidths: 0.6,
  mostBeyondWidths: 1.3,
} as const;
