import { BASKET, type CourtLine } from '@hooplog/domain';
import { type Camera, type CameraPlacement, makeCamera } from '../camera/camera.ts';
import { type Look, type Paint, USUAL_LOOK } from '../draw/look.ts';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import { makeRandom, type Random } from '../random.ts';
import { type Person, peopleAt } from '../scene/people.ts';
import { planShots } from '../scene/plan.ts';
import { simulateShots } from '../scene/simulate.ts';
import type { ShotKind } from '../scene/shot-kinds.ts';
import { makeTimeline, type Timeline } from '../scene/timeline.ts';
import { varyConditions, type VariedConditions } from '../vary.ts';
import { chooseCourt, type CourtPaint } from './court-paint.ts';
import { choosePaint } from './paint.ts';
import { ballOf, chooseBuild, chooseOutfit, choosePerson, spotInView } from './people.ts';
import {
  chooseSize,
  chooseView,
  placePicture,
  type PictureTopic,
  type PictureView,
} from './place-camera.ts';

/** The content of one picture, before anything is drawn. */
export interface PicturePlan {
  /** The lines of the court, if they are the topic. */
  readonly lines: readonly CourtLine[];
  readonly view: PictureView;
  readonly placement: CameraPlacement;
  readonly camera: Camera;
  readonly look: Look;
  readonly conditions: VariedConditions['options'];
  readonly timeline: Timeline;
  /** The moment of the workout that is shown. */
  readonly seconds: number;
  readonly people: readonly Person[];
  /** Positions of the other balls at a moment; the workout's own is in the timeline. */
  readonly otherBalls: readonly ((seconds: number) => Vec3)[];
  /** The position of another hoop, and its rotation. */
  readonly secondHoop: { readonly at: Vec3; readonly turnDegrees: number } | null;
}

/** One shot is enough: put-backs would need two. */
const SHOTS: readonly ShotKind[] = [
  ...(['swish', 'swish', 'rattle_in', 'rim_out', 'rim_out', 'air_ball'] as const),
  ...(['bank_in', 'board_out', 'layup_in', 'layup_out'] as const),
];

/** Close views mostly show a moment with the ball near the hoop. */
function chooseMoment(timeline: Timeline, view: PictureView, random: Random): number {
  const cycle = timeline.cycles[0];
  if (view === 'close' && cycle && random.next() < 0.65) {
    return cycle.releasedAt + cycle.shot.attempt.rimSeconds + random.between(-0.5, 0.9);
  }
  return random.between(0.2, timeline.durationSeconds);
}

function choosePeople(
  plan: Pick<PicturePlan, 'camera' | 'view' | 'timeline' | 'seconds'>,
  look: Look,
  random: Random,
): Person[] {
  const palette = look.paint?.palette;
  const playing = peopleAt(plan.timeline, [], plan.seconds).map((person) => ({
    ...person,
    outfit: chooseOutfit(random),
    build: chooseBuild(random),
  }));
  const more = random.pick(plan.view === 'close' ? [0, 0, 1, 2] : [0, 1, 1, 2, 3, 4]);
  const others = Array.from({ length: more }, () => {
    const spot = palette && spotInView(plan.camera, palette, random);
    return spot ? [choosePerson(spot, random)] : [];
  }).flat();
  const { position } = plan.camera;
  const isAway = ({ at }: Person) => Math.hypot(at.x - position.x, at.y - position.y) > 4;
  return [...playing, ...others].filter(isAway);
}

/** Up to one that lies on the floor, one that flies, and one that is held. */
function chooseBalls(
  camera: Camera,
  look: Look,
  people: readonly Person[],
  seconds: number,
  random: Random,
): ((at: number) => Vec3)[] {
  const balls: ((at: number) => Vec3)[] = [];
  const palette = look.paint?.palette;
  const spot = () => palette && spotInView(camera, palette, random);
  const lies = random.next() < 0.3 ? spot() : null;
  if (lies) balls.push(() => vec3(lies.x, lies.y, BASKET.BALL_RADIUS));
  const flies = random.next() < 0.3 ? spot() : null;
  if (flies) {
    const [x, y, z] = [random.between(-18, 18), random.between(-18, 18), random.between(-20, 20)];
    const height = random.between(1.5, 15);
    balls.push((at) => {
      const since = at - seconds;
      return vec3(flies.x + x * since, flies.y + y * since, height + z * since);
    });
  }
  const holder = random.next() < 0.3 ? people[2] : undefined;
  if (holder) {
    const held = ballOf(holder);
    balls.push(() => held);
  }
  return balls;
}

function chooseSecondHoop(view: PictureView, random: Random): PicturePlan['secondHoop'] {
  if (view === 'away' || random.next() > 0.22) return null;
  const side = random.pick([-1, 1]);
  return random.pick([
    { at: vec3(side * random.between(26, 30), random.between(5, 30), 0), turnDegrees: -side * 90 },
    { at: vec3(random.between(-12, 12), random.between(48, 60), 0), turnDegrees: 180 },
    { at: vec3(side * random.between(14, 24), random.between(-2, 2), 0), turnDegrees: 0 },
  ]);
}

/** The paint with lines and areas of any court on its floor. */
function withCourt(paint: Paint, { plan }: CourtPaint): Paint {
  return { ...paint, palette: { ...paint.palette, plan } };
}

/** Plans a picture by its seed; deterministic for a seed and topic. */
export function planPicture(seed: number, topic: PictureTopic = 'hoops'): PicturePlan {
  const random = makeRandom(seed).fork(40);
  const conditions = varyConditions(seed).options;
  const size = chooseSize(random.fork(1));
  const view = chooseView(topic, random.fork(2));
  const setting = conditions.look?.setting ?? USUAL_LOOK.setting;
  const hall = choosePaint(setting, random.fork(3));
  const court = topic === 'lines' ? chooseCourt(hall.palette.floor(0, 20), random.fork(11)) : null;
  const paint = court ? withCourt(hall, court) : hall;
  const look: Look = { ...USUAL_LOOK, ...conditions.look, paint };
  const where = { usualView: conditions.view ?? 'corner', palette: paint.palette };
  const placement = placePicture(view, size, where, random.fork(4));
  const camera = makeCamera(placement, size.width, size.height);
  const plans = planShots(1, () => true, random.fork(5), SHOTS);
  const timeline = makeTimeline(simulateShots(plans, random.fork(6), conditions.steeper));
  const seconds = chooseMoment(timeline, view, random.fork(7));
  const scene = { view, placement, camera, look, conditions, timeline, seconds };
  const people = choosePeople(scene, look, random.fork(8));
  return {
    ...scene,
    lines: court?.lines ?? [],
    people,
    otherBalls: chooseBalls(camera, look, people, seconds, random.fork(9)),
    secondHoop: chooseSecondHoop(view, random.fork(10)),
  };
}
