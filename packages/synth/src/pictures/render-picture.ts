import { BASKET } from '@hooplog/domain';
import type { Frame } from '@hooplog/vision';
import { type Camera, movedScene } from '../camera/camera.ts';
import type { Canvas } from '../draw/canvas.ts';
import { drawFigure } from '../draw/figure.ts';
import { expose, makeGrain } from '../draw/film.ts';
import { drawGym } from '../draw/gym.ts';
import type { NetShape } from '../draw/hoop.ts';
import { type BallFilming, drawBlurredBall, farFrom, hoopSprites } from '../film/sprites.ts';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import { makeRandom, type Random } from '../random.ts';
import { netShapeAt } from '../scene/net.ts';
import type { Person } from '../scene/people.ts';
import { labelPicture, type PictureLabels } from './labels.ts';
import { chooseBall } from './paint.ts';
import { type LabelledLine, labelLines } from './line-labels.ts';
import type { PictureTopic, PictureView } from './place-camera.ts';
import { type PicturePlan, planPicture } from './plan-picture.ts';
import { ballSubject, personSubject, ringSubject, type Subject } from './subjects.ts';
import { drawWatched, type WatchedSprite } from './watch.ts';

/** A picture for training a detector of hoops, balls and people. */
export interface RenderedPicture {
  readonly frame: Frame;
  readonly labels: PictureLabels;
  /** Segments of the court's lines; empty for another topic. */
  readonly lines: readonly LabelledLine[];
  readonly view: PictureView;
}

/** A subject and the sprites that draw it. */
interface Staged {
  readonly subject: Subject;
  readonly sprites: readonly WatchedSprite[];
  readonly isDoubtful?: boolean;
}

/** A board through which the ring is dimly visible. */
const SEE_THROUGH = 0.9;

function stageHoop(camera: Camera, net: NetShape, { look }: PicturePlan): Staged {
  const subject = ringSubject(camera);
  const [stand, board, far, near] = hoopSprites(camera, net, look);
  const isBehind = camera.position.y < BASKET.BOARD_Y;
  const sprites = [stand, board, far, { ...near, shows: subject }];
  return { subject, sprites, isDoubtful: isBehind && (look.paint?.board.alpha ?? 1) < SEE_THROUGH };
}

function stagePerson(camera: Camera, person: Person): Staged {
  const subject = personSubject(camera, person);
  const sprite: WatchedSprite = {
    depth: farFrom(camera, vec3(person.at.x, person.at.y, 4)),
    draw: (canvas) => {
      drawFigure(canvas, camera, person);
    },
    shows: subject,
  };
  return { subject, sprites: [sprite] };
}

function stageBall(
  camera: Camera,
  ballAt: (seconds: number) => Vec3,
  filming: BallFilming,
  seconds: number,
): Staged {
  const subject = ballSubject(camera, ballAt(seconds));
  const sprite: WatchedSprite = {
    // A held ball is in front of the chest that holds it.
    depth: farFrom(camera, ballAt(seconds)) - 0.3,
    draw: (canvas) => {
      drawBlurredBall(canvas, camera, ballAt, filming, seconds);
    },
    shows: subject,
  };
  return { subject, sprites: [sprite] };
}

const STILL: NetShape = { ballHeight: null, swing: 0, lift: 0 };

function stage(plan: PicturePlan, random: Random): Staged[] {
  const { camera, conditions, timeline, seconds, secondHoop } = plan;
  const { shutterShare = 0.4, framesPerSecond = 30, pace = 1 } = conditions;
  const balls = [(at: number) => timeline.ballAt(at), ...plan.otherBalls].map((ballAt) => {
    const filming = {
      ...{ shutterShare, framesPerSecond, pace },
      ...{ panels: chooseBall(random), radius: BASKET.BALL_RADIUS },
    };
    return stageBall(camera, ballAt, filming, seconds);
  });
  const there = secondHoop && movedScene(camera, secondHoop.at, secondHoop.turnDegrees);
  return [
    stageHoop(camera, netShapeAt(timeline, seconds), plan),
    ...(there ? [stageHoop(there, STILL, plan)] : []),
    ...plan.people.map((person) => stagePerson(camera, person)),
    ...balls,
  ];
}

/** No lamp is perfectly white, and no phone records it so. */
function tint({ pixels }: Canvas, random: Random): void {
  const gains = [0, 1, 2].map(() => random.between(0.86, 1.1));
  for (let i = 0; i < pixels.length; i++) pixels[i] = pixels[i]! * gains[i % 3]!;
}

/** Renders one picture and its labels; deterministic for a seed and topic. Takes about a tenth of a second. */
export function renderPicture(seed: number, topic: PictureTopic = 'hoops'): RenderedPicture {
  const plan = planPicture(seed, topic);
  const { camera, look, conditions, seconds, view } = plan;
  const random = makeRandom(seed).fork(41);
  const canvas = drawGym(camera, look.setting, look.paint?.palette, 'two');
  const staged = stage(plan, random.fork(1));
  const shown = drawWatched(
    canvas,
    staged.flatMap(({ sprites }) => sprites),
  );
  tint(canvas, random.fork(2));
  const film = {
    light: (conditions.light ?? 1) * random.between(0.75, 1.15),
    grain: (conditions.grain ?? 2) * random.between(0.3, 1.5),
  };
  const seen = staged.map(({ subject, isDoubtful = false }) => ({
    subject,
    shown: shown.get(subject) ?? 0,
    isDoubtful,
  }));
  return {
    frame: expose(canvas, film, makeGrain(random.fork(3)), 0, seconds),
    labels: labelPicture(seen, camera),
    lines: labelLines(plan.lines, camera),
    view,
  };
}
