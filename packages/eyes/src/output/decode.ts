import type { SeenBall, SeenHoop, SeenPerson } from '@hooplog/vision';
import { type Box, type Kind, readBoxes } from './boxes.ts';
import type { Placed } from '../input/letterbox.ts';
import type { Maps } from '../runtimes/network.ts';
import { suppressNonMaxima } from './same-place.ts';

/** All boxes of one look by kind, likeliest first. */
export type Found = Readonly<Record<Kind, readonly Box[]>>;

/** Less likely objects are not reported. More than 0, less than 1. */
export type LowestOdds = Readonly<Record<Kind, number>>;

/** @param placed where the network's input lies in the picture */
export function decode(maps: Maps, placed: Placed, lowest: LowestOdds): Found {
  const boxes = (kind: Kind) => suppressNonMaxima(readBoxes(maps, kind, lowest[kind], placed));
  return { hoop: boxes('hoop'), ball: boxes('ball'), person: boxes('person') };
}

/** A hoop's box is drawn around the ring alone, without board and net. */
export function hoopOf({ cx, cy, width, height, odds }: Box): SeenHoop {
  return { rim: { cx, cy, rx: width / 2, ry: height / 2 }, odds };
}

export function personOf({ cx, cy, width, height, feet, odds }: Box): SeenPerson {
  return {
    left: cx - width / 2,
    top: cy - height / 2,
    right: cx + width / 2,
    bottom: cy + height / 2,
    feet,
    odds,
  };
}

export function ballOf({ cx, cy, width, height, odds }: Box): SeenBall {
  return { x: cx, y: cy, diameter: Math.sqrt(width * height), odds };
}
