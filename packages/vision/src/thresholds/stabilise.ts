/** The camera's motion. */
export const stabiliseThresholds = {
  /** px of the half-size picture; large enough to be unique, small enough to lie on one plane. */
  patchSize: 12,
  /** Columns and rows of the grid on which patches are tried. */
  gridColumns: 10,
  gridRows: 8,
  /** Grey levels squared; flatter patches (sky, wall) match anywhere. */
  minTexture: 60,
  /**
   * px of the half-size picture around where the patch was last, one radius after the other: most cameras stand still, and
   * the largest is 1/20 of the width in one frame.
   */
  searchRadii: [1, 2, 8],
  /** px of the half-size picture; a patch that disagrees more with the others moves by itself. */
  inlierDistance: 1.2,
  /** A picture with fewer patches (night, a bare wall) shows no motion. */
  minPatches: 12,
  /** Fewer patches in agreement say nothing about the camera. */
  minInliers: 6,
  /** Share of patches in agreement below which the picture no longer shows the same place. */
  minInlierShare: 0.3,
  /** Log of a zoom beyond which marks look different from the picture that they were chosen in. */
  anchorZoom: 0.1,
  /** Share of the marks found at which the search stops. */
  goodInlierShare: 0.6,
  /** Every nth patch is looked at while the camera stands still. */
  stillStep: 2,
  /**
   * px; smaller motion is noise: pixels left alone stay sharp. A larger mean from frame to frame is
   * a handheld phone.
   */
  stillPixels: 0.8,
  /** Share of the picture's width from which the player is warned that the camera moved. */
  movedShare: 0.06,
} as const;

/** When pictures are moved onto a new view. Chosen on real clips seen by moving cameras. */
export const viewThresholds = {
  /** Zoom, and share of the picture's width or height by which its middle moved, from which a view is another one. */
  otherZoom: 1.3,
  otherShift: 0.3,
  /** Seconds for which a camera must have moved by at most this share of the width, to stand again. */
  settledSeconds: 0.15,
  settledShare: 0.02,
  /** Seconds for which another place must be shown to be another take. */
  cutSeconds: 0.4,
  /** Takes, counted from the last one, that are recognised when the film comes back to them. */
  maxKnownTakes: 4,
} as const;

export const relocateThresholds = {
  /** px: width of the pictures in which a lost view is searched for first. */
  thumbnailWidth: 64,
  /** Share of the picture's width and height by which a knock may shift the view. */
  reachShare: 0.24,
  /** Share of the thumbnail that both must show: in less, something looks alike anywhere. */
  minOverlap: 0.12,
  /** Marks of the view that a picture must show to be compared with it. */
  minPatches: 8,
  /**
   * Radians and zooms tried for a lost view, those without zoom first, since in small pictures a
   * zoom looks like a shift; the patches' search radius covers the steps between them.
   */
  poses: [
    [
      [0, 1],
      [0.05, 1],
      [-0.05, 1],
      [0.1, 1],
      [-0.1, 1],
    ],
    [
      [0, 1.3],
      [0, 1 / 1.3],
      [0, 1.7],
      [0, 1 / 1.7],
      [0, 2.2],
      [0, 1 / 2.2],
    ],
  ],
  /** The same from one picture to the next. */
  steps: [
    [[0, 1]],
    [
      [0, 1.1],
      [0, 1 / 1.1],
    ],
  ],
} as const;
