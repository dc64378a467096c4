import type { Frame, FrameSource } from '@hooplog/vision';
import { type Camera, type CameraPlacement, makeCamera } from '../camera/camera.ts';
import { type Canvas, makeCanvas } from '../draw/canvas.ts';
import { cutWindow } from '../draw/cut-window.ts';
import { expose, makeGrain } from '../draw/film.ts';
import { BARE_FLOOR } from '../draw/floor-plan.ts';
import { drawGym } from '../draw/gym.ts';
import { PALETTES } from '../draw/palettes.ts';
import { reframe } from '../draw/reframe.ts';
import type { Random } from '../random.ts';
import type { Timeline } from '../scene/timeline.ts';
import type { Filming } from './filming.ts';
import { drawScene } from './sprites.ts';

/** Share of frames that a busy phone drops. */
const LEFT_OUT = 0.1;

/** Drift of the picture since it began, pixels: slow sway and a little tremor. */
function wander(seconds: number, pixels: number): { x: number; y: number } {
  const sway = (at: number) => ({
    x: 0.7 * Math.sin(at * 1.7) + 0.3 * Math.sin(at * 11.3 + 1),
    y: 0.7 * Math.sin(at * 2.3 + 2) + 0.3 * Math.sin(at * 13.1),
  });
  const now = sway(seconds);
  const first = sway(0);
  // Never further than requested, wherever on the path it begins.
  return { x: (pixels * (now.x - first.x)) / 2, y: (pixels * (now.y - first.y)) / 2 };
}

/** The view of a phone at one place: the empty gym, drawn once, and the lens. */
interface Stand {
  readonly camera: Camera;
  readonly gym: Canvas;
}

function standAt(placement: CameraPlacement, filming: Filming, margin: number): Stand {
  const camera = makeCamera(placement, filming.width, filming.height, margin);
  const { setting, floor } = filming.look;
  const palette = PALETTES[setting];
  const painted = floor === 'bare' ? { ...palette, plan: BARE_FLOOR } : palette;
  return { camera, gym: drawGym(camera, setting, painted) };
}

/** Films a workout: every frame drawn on demand, so that length costs no memory. */
export function filmWorkout(timeline: Timeline, filming: Filming, random: Random): FrameSource {
  const { width, height, framesPerSecond, pace, shakePixels, nudge, move } = filming;
  const count = Math.floor((timeline.durationSeconds / pace) * framesPerSecond);
  const margin = move?.margin ?? (shakePixels > 0 ? Math.ceil(shakePixels) + 2 : 0);

  function framed(canvas: Canvas, seconds: number): Canvas {
    if (move) return cutWindow(canvas, margin, move.windowAt(seconds));
    return margin > 0 ? reframe(canvas, margin, wander(seconds, shakePixels)) : canvas;
  }

  async function* frames(): AsyncGenerator<Frame> {
    let stand = standAt(filming.placement, filming, margin);
    let isNudged = false;
    const grain = makeGrain(random.fork(1));
    const offsets = random.fork(2);
    const dropping = random.fork(3);
    const canvas = makeCanvas(width + 2 * margin, height + 2 * margin);
    for (let index = 0; index < count; index++) {
      const seconds = index / framesPerSecond;
      if (filming.variableRate && index > 0 && dropping.next() < LEFT_OUT) continue;
      if (nudge && !isNudged && seconds >= nudge.seconds) {
        stand = standAt(nudge.placement, filming, margin);
        isNudged = true;
      }
      canvas.pixels.set(stand.gym.pixels);
      drawScene(canvas, stand.camera, timeline, filming, seconds * pace);
      const picture = framed(canvas, seconds);
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
