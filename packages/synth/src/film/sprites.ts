import { BASKET } from '@hooplog/domain';
import { type Camera, movedScene } from '../camera/camera.ts';
import { BALL_COLOURS, drawBall, drawShadow } from '../draw/ball.ts';
import type { Canvas } from '../draw/canvas.ts';
import { drawFigure } from '../draw/figure.ts';
import { drawBoard, drawNet, drawRing, drawStand, type NetShape } from '../draw/hoop.ts';
import type { Look } from '../draw/look.ts';
import { length, subtract, type Vec3, vec3 } from '../geometry/vec3.ts';
import { hoopCamera, type HoopSetup, USUAL_SETUP } from '../scene/equipment.ts';
import type { Colour } from '../scene/people.ts';
import { netShapeAt } from '../scene/net.ts';
import { peopleAt, type Person } from '../scene/people.ts';
import { secondBallAt, secondPlayerAt } from '../scene/second-ball.ts';
import type { Timeline } from '../scene/timeline.ts';
import type { Filming } from './filming.ts';

/** Something drawn over whatever is further away. */
export interface Sprite {
  readonly depth: number;
  readonly draw: (canvas: Canvas) => void;
}

/** Number of instants drawn for a shutter that is open for a whole frame; fewer when it is shorter. */
const MAX_INSTANTS = 9;
const MIN_INSTANTS = 4;

/** Draws all moving and standing objects at a moment of the gym, the furthest first. */
export function drawScene(
  canvas: Canvas,
  camera: Camera,
  timeline: Timeline,
  filming: Filming,
  seconds: number,
): void {
  const sprites = [
    ...hoopSprites(
      camera,
      netShapeAt(timeline, seconds, filming.setup),
      filming.look,
      filming.setup,
    ),
    ...peopleSprites(camera, timeline, filming, seconds),
    ...ballSprites(camera, timeline, filming, seconds),
    ...secondHoopSprites(camera, filming),
  ];
  for (const sprite of sprites.sort((a, b) => b.depth - a.depth)) sprite.draw(canvas);
}

export const farFrom = (camera: Camera, at: Vec3): number => length(subtract(at, camera.position));

/** Stand, board, and the far and the near half of ring and net, in this order. */
export function hoopSprites(
  camera: Camera,
  net: NetShape,
  look: Look,
  setup: HoopSetup = USUAL_SETUP,
): [stand: Sprite, board: Sprite, far: Sprite, near: Sprite] {
  const there = hoopCamera(camera, setup);
  const rim = farFrom(there, vec3(0, 0, BASKET.RIM_HEIGHT));
  const board = farFrom(there, vec3(0, BASKET.BOARD_Y, 10.5));
  const half = (part: 'far' | 'near', depth: number): Sprite => ({
    depth,
    draw: (canvas) => {
      if (part === 'far') drawRing(canvas, there, part, look);
      if (setup.hasNet) drawNet(canvas, there, net, part, look);
      if (part === 'near') drawRing(canvas, there, part, look);
    },
  });
  return [
    {
      // Seen from behind, the stand is in front of the board.
      depth: camera.position.y < BASKET.BOARD_Y ? board - 0.01 : Infinity,
      draw: (canvas) => {
        drawStand(canvas, there, look.paint?.steel, setup.drop);
      },
    },
    {
      depth: board,
      draw: (canvas) => {
        drawBoard(canvas, there, look);
      },
    },
    half('far', rim + BASKET.RIM_RADIUS),
    half('near', rim - BASKET.RIM_RADIUS),
  ];
}

function secondHoopSprites(camera: Camera, { look, secondHoop }: Filming): Sprite[] {
  if (!secondHoop) return [];
  const there = movedScene(camera, secondHoop.at, secondHoop.turnDegrees);
  const still = { ballHeight: null, swing: 0, lift: 0 };
  return [
    {
      depth: farFrom(camera, secondHoop.at),
      draw: (canvas) => {
        drawStand(canvas, there);
        drawBoard(canvas, there, look);
        for (const part of ['far', 'near'] as const) {
          drawRing(canvas, there, part, look);
          drawNet(canvas, there, still, part, look);
        }
      },
    },
  ];
}

/** Scales a player to a hoop of that height. */
function sized(person: Person, { playerScale }: HoopSetup): Person {
  if (playerScale === 1) return person;
  return { ...person, build: { height: playerScale, girth: playerScale } };
}

function peopleSprites(
  camera: Camera,
  timeline: Timeline,
  { passersBy, secondBall, setup }: Filming,
  seconds: number,
): Sprite[] {
  const player = secondBall && secondPlayerAt(secondBall, seconds);
  return [...peopleAt(timeline, passersBy, seconds), ...(player ? [player] : [])].map((person) => ({
    depth: farFrom(camera, vec3(person.at.x, person.at.y, 4)),
    draw: (canvas) => {
      drawFigure(canvas, camera, sized(person, setup));
    },
  }));
}

function ballSprites(
  camera: Camera,
  timeline: Timeline,
  filming: Filming,
  seconds: number,
): Sprite[] {
  const { secondBall, ballColour, setup } = filming;
  const ball = { ...filming, panels: BALL_COLOURS[ballColour], radius: setup.ballRadius };
  const balls = [
    (at: number) => timeline.ballAt(at),
    ...(secondBall ? [(at: number) => secondBallAt(secondBall, at)] : []),
  ];
  return balls.map((ballAt) => ({
    // A held ball is in front of the chest that holds it.
    depth: farFrom(camera, ballAt(seconds)) - 0.3,
    draw: (canvas) => {
      drawBlurredBall(canvas, camera, ballAt, ball, seconds);
    },
  }));
}

/** The look of a ball and the exposure time. */
export type BallFilming = Pick<Filming, 'shutterShare' | 'framesPerSecond' | 'pace'> & {
  readonly panels: readonly Colour[];
  /** Feet. */
  readonly radius: number;
};

export function drawBlurredBall(
  canvas: Canvas,
  camera: Camera,
  ballAt: (seconds: number) => Vec3,
  { shutterShare, framesPerSecond, pace, ...ball }: BallFilming,
  seconds: number,
): void {
  drawShadow(canvas, camera, ballAt(seconds), ball.radius);
  const open = (shutterShare * pace) / framesPerSecond;
  const instants = Math.max(MIN_INSTANTS, Math.round(MAX_INSTANTS * shutterShare));
  for (let instant = 0; instant < instants; instant++) {
    const at = seconds + open * (instant / instants - 0.5);
    // With these shares, blended one over another, all instants have the same weight.
    drawBall(canvas, camera, ballAt(at), ball, at, 1 / (instant + 1));
  }
}
