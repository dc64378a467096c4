/** How the camera moves. */
export const stabiliseThresholds = {
  /** px of the half-size picture; large enough to be unique, small enough to lie on one plane. */
  patchSize: 12,
  /** Columns and rows of the grid on which patches are tried. */
  gridColumns: 10,
  gridRows: 8,
  /** Gray levels squared; flatter patches (sky, wall) match anywhere. */
  leastTexture: 60,
  /**
   * px of the half-size picture around where the patch was last, one radius after the other: most cameras stand still, and
   * the largest is 1/20 of the width in one frame.
   */
  searchRadii: [1, 2, 8],
  /** px of the half-size picture; a patch that disagrees more with the others moves by itself. */
  inlierDistance: 1.2,
  /** A picture with fewer patches (night, a bare wall) gives no hint of motion. */
  leastPatches: 12,
  /** Fewer patches in agreement say nothing about the camera. */
  leastInliers: 6,
  /** Share of patches in agreement below which the picture no longer shows the same place. */
  leastInlierShare: 0.3,
  /** Every nth patch is looked at while the camera stands still. */
  stillStep: 2,
  /** px; smaller motion is noise, and leaving pixels alone keeps them sharp. If it is larger from frame to frame, on average, the phone is handheld. */
  stillPixels: 0.8,
  /** Share of the picture's width after which the player is told that the camera moved. */
  movedShare: 0.06,
} as const;

export const relocateThresholds = {
  /** px: width of the pictures in which a lost view is searched for first. */
  thumbnailWidth: 64,
  /** Share of the picture's width and height by which a knock may shift the view. */
  reachShare: 0.24,
  /** Radians tried; between them the patches' search radius helps out. */
  turns: [0, 0.05, -0.05, 0.1, -0.1],
} as const;
