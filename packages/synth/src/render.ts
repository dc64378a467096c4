import { BASKET } from '@hooplog/domain';
import type { Frame, FrameSource } from '@hooplog/vision';
import { type Camera, type CameraPlacement, makeCamera } from './camera/camera.ts';
import { BALL_COLOURS, drawBall, drawShadow } from './draw/ball.ts';
import { type Canvas, makeCanvas } from './draw/canvas.ts';
import { drawFigure } from './draw/figure.ts';
import { expose, type Film, makeGrain } from './draw/film.ts';
import { drawGym } from './draw/gym.ts';
import { drawBoard, drawNet, drawRing, drawStand } from './draw/hoop.ts';
import { length, subtract, type Vec3, vec3 } from './geometry/vec3.ts';
import type { Random } from './random.ts';
import { netShapeAt } from './scene/net.ts';
import { type PasserBy, peopleAt } from './scene/people.ts';
import type { Timeline } from './scene/timeline.ts';

/** Everything that decides the pictures of a workout, once its events are fixed. */
export interface Filming {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly placement: CameraPlacement;
  readonly film: Film;
  readonly ballColour: keyof typeof BALL_COLOURS;
  readonly passersBy: readonly PasserBy[];
  /** Pixels by which the picture wanders when the phone is not still; 0 on a tripod. */
  readonly shakePixels: number;
}

/** Share of the time between frames for which the shutter is open, in a few instants. */
const SHUTTER_SHARE = 0.4;
const INSTANTS = 4;

interface Sprite {
  readonly depth: number;
  readonly draw: (canvas: Canvas) => void;
}

function spritesAt(
  timeline: Timeline,
  filming: Filming,
  camera: Camera,
  seconds: number,
): Sprite[] {
  const ball = timeline.ballAt(seconds);
  const net = netShapeAt(timeline, seconds);
  const far = (at: Vec3) => length(subtract(at, camera.position));
  const rim = vec3(0, 0, BASKET.RIM_HEIGHT);
  const people = peopleAt(timeline, filming.passersBy, seconds);
  return [
    {
      depth: Infinity,
      draw: (canvas) => {
        drawStand(canvas, camera);
      },
    },
    {
      depth: far(vec3(0, BASKET.BOARD_Y, 10.5)),
      draw: (canvas) => {
        drawBoard(canvas, camera);
      },
    },
    {
      depth: far(rim) + BASKET.RIM_RADIUS,
      draw: (canvas) => {
        drawRing(canvas, camera, 'far');
        drawNet(canvas, camera, net, 'far');
      },
    },
    {
      depth: far(rim) - BASKET.RIM_RADIUS,
      draw: (canvas) => {
        drawNet(canvas, camera, net, 'near');
        drawRing(canvas, camera, 'near');
      },
    },
    ...people.map((person) => ({
      depth: far(vec3(person.at.x, person.at.y, 4)),
      draw: (canvas: Canvas) => {
        drawFigure(canvas, camera, person);
      },
    })),
    {
      // A held ball is in front of the chest that holds it.
      depth: far(ball) - 0.3,
      draw: (canvas) => {
        drawBlurredBall(canvas, camera, timeline, filming, seconds);
      },
    },
  ];
}

function drawBlurredBall(
  canvas: Canvas,
  camera: Camera,
  timeline: Timeline,
  filming: Filming,
  seconds: number,
): void {
  drawShadow(canvas, camera, timeline.ballAt(seconds), BASKET.BALL_RADIUS);
  const open = SHUTTER_SHARE / filming.framesPerSecond;
  const colour = BALL_COLOURS[filming.ballColour];
  for (let instant = 0; instant < INSTANTS; instant++) {
    const at = seconds + open * (instant / INSTANTS - 0.5);
    // Laid one over another with these shares, all instants weigh the same.
    drawBall(canvas, camera, timeline.ballAt(at), colour, at, 1 / (instant + 1));
  }
}

/** How far the picture has wandered, pixels: slow sway and a little tremor. */
function wander(seconds: number, pixels: number): { x: number; y: number } {
  return {
    x: pixels * (0.7 * Math.sin(seconds * 1.7) + 0.3 * Math.sin(seconds * 11.3 + 1)),
    y: pixels * (0.7 * Math.sin(seconds * 2.3 + 2) + 0.3 * Math.sin(seconds * 13.1)),
  };
}

function shifted(from: Canvas, by: { x: number; y: number }): Canvas {
  const to = makeCanvas(from.width, from.height);
  const dx = Math.round(by.x);
  const dy = Math.round(by.y);
  for (let y = 0; y < to.height; y++) {
    const sourceY = Math.min(from.height - 1, Math.max(0, y + dy));
    for (let x = 0; x < to.width; x++) {
      const sourceX = Math.min(from.width - 1, Math.max(0, x + dx));
      const target = (y * to.width + x) * 3;
      const source = (sourceY * from.width + sourceX) * 3;
      to.pixels[target] = from.pixels[source]!;
      to.pixels[target + 1] = from.pixels[source + 1]!;
      to.pixels[target + 2] = from.pixels[source + 2]!;
    }
  }
  return to;
}

/** Films a workout: every frame drawn on demand, so that length costs no memory. */
export function filmWorkout(timeline: Timeline, filming: Filming, random: Random): FrameSource {
  const { width, height, framesPerSecond } = filming;
  const camera = makeCamera(filming.placement, width, height);
  const count = Math.floor(timeline.durationSeconds * framesPerSecond);

  async function* frames(): AsyncGenerator<Frame> {
    const gym = drawGym(camera);
    const grain = makeGrain(random.fork(1));
    const offsets = random.fork(2);
    const canvas = makeCanvas(width, height);
    for (let index = 0; index < count; index++) {
      const seconds = index / framesPerSecond;
      canvas.pixels.set(gym.pixels);
      const sprites = spritesAt(timeline, filming, camera, seconds);
      for (const sprite of sprites.sort((a, b) => b.depth - a.depth)) sprite.draw(canvas);
      const picture =
        filming.shakePixels > 0 ? shifted(canvas, wander(seconds, filming.shakePixels)) : canvas;
      yield await Promise.resolve(
        expose(picture, filming.film, grain, Math.floor(offsets.next() * grain.length), seconds),
      );
    }
  }

  return {
    video: {
      displayWidth: width,
      displayHeight: height,
      framesPerSecond,
      durationSeconds: count / framesPerSecond,
    },
    width,
    height,
    [Symbol.asyncIterator]: frames,
  };
}
