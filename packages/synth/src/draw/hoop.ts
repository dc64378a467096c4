import { BASKET } from '@hooplog/domain';
import type { Camera } from '../camera/camera.ts';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from '../physics/constants.ts';
import type { Colour } from '../scene/people.ts';
import type { Canvas } from './canvas.ts';
import { BOARDS, type BoardShape, type Look, NET_COLOURS, RING_COLOURS } from './look.ts';
import { bar, plate } from './strokes.ts';

const STEEL: Colour = [70, 72, 78];

const RING_PARTS = 40;
const STRANDS = 12;
const NET_ROWS = 6;
const NET_BOTTOM_RADIUS = 0.42;
const { BOARD_Y, BOARD_HALF_WIDTH, BOARD_BOTTOM_HEIGHT, BOARD_TOP_HEIGHT } = BASKET;

/**
 * Pole and arm, behind everything that happens in front of the board. `floor`: its height in the coordinates of
 * a ring at 10 ft.
 */
export function drawStand(canvas: Canvas, camera: Camera, steel: Colour = STEEL, floor = 0): void {
  bar(canvas, camera, vec3(0, -8.5, floor), vec3(0, -8.5, 10), [0.35, 0.35], steel);
  bar(canvas, camera, vec3(0, -8.5, 10), vec3(0, BOARD_Y - 0.2, 11), [0.3, 0.2], steel);
  bar(canvas, camera, vec3(0, -8.5, 7), vec3(0, BOARD_Y - 0.2, 10), [0.2, 0.15], steel);
}

const corner = (x: number, z: number): Vec3 => vec3(x, BOARD_Y, z);

const rectangle = (half: number, low: number, high: number): Vec3[] => [
  corner(-half, low),
  corner(half, low),
  corner(half, high),
  corner(-half, high),
];

const FAN = { bottomHalf: 1.7, half: 2.25, shoulder: 10.6, top: 12.1, parts: 12 } as const;

/** Straight below, round above. */
function fan(): Vec3[] {
  const round = Array.from({ length: FAN.parts + 1 }, (_, part) => {
    const turn = (part / FAN.parts) * Math.PI;
    const up = FAN.shoulder + Math.sin(turn) * (FAN.top - FAN.shoulder);
    return corner(Math.cos(turn) * FAN.half, up);
  });
  const bottom = [-FAN.bottomHalf, FAN.bottomHalf].map((x) => corner(x, BOARD_BOTTOM_HEIGHT));
  return [...bottom, ...round];
}

/** The convex outlines of the boards. */
const SHAPES: Record<BoardShape, readonly Vec3[]> = {
  rectangle: rectangle(BOARD_HALF_WIDTH, BOARD_BOTTOM_HEIGHT, BOARD_TOP_HEIGHT),
  fan: fan(),
};

export function drawBoard(canvas: Canvas, camera: Camera, look: Look): void {
  const { plate: colour, alpha, frame: edge, target } = look.paint?.board ?? BOARDS[look.board];
  const frame = (corners: readonly Vec3[], line: Colour, radius: number) => {
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      bar(canvas, camera, from, to, [radius, radius], line);
    });
  };
  const outline = SHAPES[look.paint?.shape ?? 'rectangle'];
  plate(canvas, camera, outline, colour, alpha);
  frame(outline, edge, 0.09);
  frame(rectangle(1, BASKET.RIM_HEIGHT + 0.1, BASKET.RIM_HEIGHT + 1.6), target, 0.08);
}

/** Shape of the net at one moment. */
export interface NetShape {
  /** Height above the floor of a ball inside the net, null without one. */
  readonly ballHeight: number | null;
  /** Sideways swing of the bottom in feet; positive toward `x`. */
  readonly swing: number;
  /** Lift of the bottom after a ball has left, feet. */
  readonly lift: number;
}

function netRadius(below: number, shape: NetShape): number {
  const share = below / PHYSICS.NET_DEPTH;
  const slack = BASKET.RIM_RADIUS + (NET_BOTTOM_RADIUS - BASKET.RIM_RADIUS) * Math.sqrt(share);
  if (shape.ballHeight === null) return slack;
  const fromBall = Math.abs(BASKET.RIM_HEIGHT - below - shape.ballHeight);
  const bulge = BASKET.BALL_RADIUS + 0.05 - Math.max(0, fromBall - 0.2) * 0.6;
  return Math.max(slack, bulge);
}

function netPoint(turn: number, row: number, shape: NetShape): Vec3 {
  const share = row / NET_ROWS;
  const below = share * (PHYSICS.NET_DEPTH - shape.lift);
  const radius = netRadius(share * PHYSICS.NET_DEPTH, shape);
  return vec3(
    Math.cos(turn) * radius + shape.swing * share * share,
    Math.sin(turn) * radius,
    BASKET.RIM_HEIGHT - 0.03 - below,
  );
}

/** Half of ring and net, as seen from the camera: the far one is behind a ball inside, the near one in front of it. */
export type Half = 'far' | 'near';

function isIn(half: Half, at: Vec3, camera: Camera): boolean {
  const toward = at.x * camera.position.x + at.y * camera.position.y;
  return toward > 0 === (half === 'near');
}

export function drawNet(
  canvas: Canvas,
  camera: Camera,
  shape: NetShape,
  half: Half,
  look: Look,
): void {
  const cord = look.paint ? look.paint.net : NET_COLOURS[look.net];
  if (cord === null) return;
  for (let strand = 0; strand < STRANDS; strand++) {
    for (let row = 0; row < NET_ROWS; row++) {
      // Diamonds: every cord shifts half a strand sideways from row to row, one in each direction.
      for (const way of [-0.5, 0.5]) {
        const turn = (strand + (row % 2) / 2) * ((2 * Math.PI) / STRANDS);
        const next = turn + way * ((2 * Math.PI) / STRANDS);
        const from = netPoint(turn, row, shape);
        if (!isIn(half, from, camera)) continue;
        bar(canvas, camera, from, netPoint(next, row + 1, shape), [0.02, 0.02], cord, 0.85);
      }
    }
  }
}

/** A point of the ring's circle; `share` 0 to 1 is one full turn. */
export function ringSpot(share: number): Vec3 {
  const turn = share * 2 * Math.PI;
  const { RIM_RADIUS, RIM_HEIGHT } = BASKET;
  return vec3(Math.cos(turn) * RIM_RADIUS, Math.sin(turn) * RIM_RADIUS, RIM_HEIGHT);
}

export function drawRing(canvas: Canvas, camera: Camera, half: Half, look: Look): void {
  const ring = look.paint?.ring ?? RING_COLOURS[look.ring];
  const at = (part: number) => ringSpot(part / RING_PARTS);
  if (half === 'far') {
    bar(
      canvas,
      camera,
      vec3(0, BOARD_Y, 9.95),
      vec3(0, -BASKET.RIM_RADIUS, 10),
      [0.12, 0.07],
      ring,
    );
  }
  for (let part = 0; part < RING_PARTS; part++) {
    if (!isIn(half, at(part + 0.5), camera)) continue;
    bar(canvas, camera, at(part), at(part + 1), [0.045, 0.045], ring);
  }
}
