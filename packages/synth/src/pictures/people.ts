import type { CourtPoint } from '@hooplog/domain';
import type { Camera } from '../camera/camera.ts';
import type { Palette } from '../draw/palettes.ts';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import type { Random } from '../random.ts';
import type { Colour, Outfit, Person } from '../scene/people.ts';
import { anyColour, near } from './colours.ts';

const SKINS: readonly Colour[] = [
  [226, 184, 156],
  [198, 148, 118],
  [176, 126, 96],
  [150, 103, 76],
  [104, 70, 52],
  [70, 48, 38],
];

/** Half of all clothes are made dark, since dark ones are common. */
export function chooseOutfit(random: Random): Outfit {
  const skin = near(random.pick(SKINS), random, 8);
  const trousers = near(
    random.pick([
      [34, 36, 44],
      [60, 62, 70],
      [40, 60, 110],
    ] as const),
    random,
  );
  return {
    shirt: anyColour(random),
    shorts: random.next() < 0.5 ? trousers : anyColour(random),
    skin,
    shoes: random.next() < 0.5 ? [235, 235, 235] : anyColour(random),
    hair: near(
      random.pick([
        [36, 28, 24],
        [90, 62, 40],
        [190, 160, 110],
        [150, 150, 150],
      ] as const),
      random,
      10,
    ),
  };
}

export const chooseBuild = (random: Random) => ({
  height: random.between(0.68, 1.12),
  girth: random.between(0.8, 1.25),
});

/** Feet in front of the camera. */
const NEAREST = 6;
const FARTHEST = 55;

/** A place inside the hall, ahead of the camera, where a body would be in the picture; null if none was found. */
export function spotInView(camera: Camera, { hall }: Palette, random: Random): CourtPoint | null {
  for (let tries = 0; tries < 30; tries++) {
    const ray = camera.ray(random.between(0, camera.width), camera.height / 2);
    const level = Math.hypot(ray.x, ray.y);
    const away = NEAREST + (FARTHEST - NEAREST) * random.next() ** 1.5;
    const x = camera.position.x + (ray.x / level) * away;
    const y = camera.position.y + (ray.y / level) * away;
    const isInside = Math.abs(x) < hall.side - 1 && y > hall.back + 1 && y < hall.front - 1;
    const chest = camera.project(vec3(x, y, 4));
    if (isInside && chest.depth > NEAREST / 2 && chest.y > 0 && chest.y < camera.height)
      return { x, y };
  }
  return null;
}

function chooseBody(random: Random): Pick<Person, 'jump' | 'arms' | 'crouch' | 'stride'> {
  const kind = random.next();
  if (kind < 0.35) {
    return { jump: 0, arms: random.between(0, 0.3), crouch: random.between(0, 0.3), stride: null };
  }
  if (kind < 0.7) {
    return { jump: 0, arms: random.between(0, 0.25), crouch: 0, stride: random.between(0, 6.28) };
  }
  const isUp = random.next() < 0.5;
  return {
    jump: isUp ? random.between(0, 1.4) : 0,
    arms: random.between(0.55, 1),
    crouch: isUp ? 0 : random.between(0, 0.8),
    stride: null,
  };
}

/** A person who stands, walks or shoots, facing anywhere. */
export function choosePerson(at: CourtPoint, random: Random): Person {
  const turn = random.between(0, 2 * Math.PI);
  return {
    at,
    facing: { x: at.x + Math.cos(turn), y: at.y + Math.sin(turn) },
    ...chooseBody(random),
    outfit: chooseOutfit(random),
    build: chooseBuild(random),
  };
}

/** A ball in front of the chest, over the head or beside the knee, depending on the arms. */
export function ballOf({ at, facing, arms, jump, build }: Person): Vec3 {
  const length = Math.hypot(facing.x - at.x, facing.y - at.y) || 1;
  const ahead = (arms > 0.75 ? 0.6 : 1.3) / length;
  const height = (2.6 + 5 * arms) * (build?.height ?? 1) + jump;
  return vec3(at.x + (facing.x - at.x) * ahead, at.y + (facing.y - at.y) * ahead, height);
}
