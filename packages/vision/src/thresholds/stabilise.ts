export const stabiliseThresholds = {
  /** px of the half-size picture; big enough to be unique, small enough to lie on one plane. */
  patchSize: 12,
  /** Patches tried on a grid of this many columns and rows. */
  gridColumns: 10,
  gridRows: 8,
  /** Gray levels squared; flatter patches (sky, wall) match anywhere. */
  leastTexture: 60,
  /**
   * px of the half-size picture, from where the patch was last, one after the other: most cameras
   * stand still, the last is 1/20 of the width in one frame.
   */
  searchRadii: [1, 2, 8],
  /** px of the half-size picture; a patch that disagrees more with the others moves by itself. */
  inlierDistance: 1.2,
  /** A picture with fewer marks (night, a bare wall) gives no hint of motion. */
  leastPatches: 12,
  /** Fewer patches in agreement say nothing about the camera. */
  leastInliers: 6,
  /** Share of patches in agreement below which the picture no longer shows the same place. */
  leastInlierShare: 0.3,
  /** Every nth patch is looked at while the camera stands still. */
  stillStep: 2,
  /** px; smaller motion is noise, and leaving the pixels alone keeps them sharp. Larger from frame to frame, on average, a hand holds the phone. */
  stillPixels: 0.8,
  /** Part of the picture's width after which the player is told that the camera moved. */
  movedShare: 0.06,
} as const;

export const relocateThresholds = {
  /** px of the pictures a lost view is sought in first. */
  thumbnailWidth: 64,
  /** Part of the picture's width and height a knock may shift the view. */
  reachShare: 0.24,
  /** Radians tried; between them the marks' search radius helps out. */
  turns: [0, 0.05, -0.05, 0.1, -0.1],
} as const;
