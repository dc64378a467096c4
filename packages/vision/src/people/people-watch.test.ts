import { describe, expect, test } from 'vitest';
import { People } from './people.ts';

/** W is 100 px, and the ring's lower edge stands at 150. */
const rim = { cx: 300, cy: 100, rx: 50, ry: 15 };

const person = (height: number, top = 300) => ({
  left: 200,
  right: 240,
  top,
  bottom: top + height,
});
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('whether players are beyond the hoop', () => {
  test.each([
    ['small ones below it', times(100, person(110)), true],
    ['tall ones beside it', times(100, person(320)), false],
    ['a tall one who often bends', [...times(80, person(110)), ...times(20, person(320))], false],
    ['one wrong sighting among many', [person(400), ...times(99, person(110))], true],
    ['small ones for a moment', times(20, person(110)), false],
    ['nobody', [], false],
    ['something that moves at the height of the ring', times(100, person(110, 90)), false],
    ['balls in a close view', times(100, { left: 0, right: 40, top: 300, bottom: 353 }), false],
    ['wide things', times(100, { left: 0, right: 200, top: 300, bottom: 410 }), false],
  ])('%s', (_name, movers, expected) => {
    const people = new People();
    for (const mover of movers) people.see([mover]);
    expect(people.areBeyond(rim)).toBe(expected);
  });
});

describe('whether people stand where a ring seems to be', () => {
  const at = (left: number, top: number, height = 200) => ({
    left,
    right: left + 40,
    top,
    bottom: top + height,
  });
  test.each([
    ['often', [...times(30, at(280, 50)), ...times(70, at(500, 50))], true],
    [
      'once in a while, in front of it',
      [...times(5, at(280, 50)), ...times(95, at(500, 50))],
      false,
    ],
    ['below it', times(100, at(280, 120)), false],
    ['only ball and net', times(100, at(280, 50, 100)), false],
    ['nobody was seen yet', times(20, at(280, 50)), false],
  ])('%s', (_name, movers, expected) => {
    const people = new People();
    people.see(movers);
    expect(people.standAt(rim)).toBe(expected);
  });
});
