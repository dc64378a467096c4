import type { Random } from '../random.ts';
import type { Colour } from '../scene/people.ts';

/** A colour by hue (0 to 360 degrees), saturation and value (0 to 1). */
export function hsv(hue: number, saturation: number, value: number): Colour {
  const part = (offset: number): number => {
    const turn = (offset + hue / 60) % 6;
    return 255 * value * (1 - saturation * Math.max(0, Math.min(turn, 4 - turn, 1)));
  };
  return [part(5), part(3), part(1)];
}

/** A slight variation of a colour: another light, another paint pot. */
export function near([red, green, blue]: Colour, random: Random, by = 18): Colour {
  const shift = (value: number) => Math.min(255, Math.max(0, value + random.between(-by, by)));
  const light = random.between(0.85, 1.1);
  return [shift(red * light), shift(green * light), shift(blue * light)];
}

/** Any colour at all, strong ones included. */
export const anyColour = (random: Random): Colour =>
  hsv(random.between(0, 360), random.between(0, 0.9), random.between(0.12, 1));

const brightness = ([red, green, blue]: Colour): number => 0.3 * red + 0.59 * green + 0.11 * blue;

/** Paints over a pattern: areas brighter than `usual` stay brighter than `paint`. */
export function recoloured(colour: Colour, usual: Colour, paint: Colour): Colour {
  const light = brightness(colour) / Math.max(1, brightness(usual));
  return [paint[0] * light, paint[1] * light, paint[2] * light];
}

/** Picks one of several with the given weights. */
export function weighted<T>(random: Random, options: readonly (readonly [number, T])[]): T {
  const total = options.reduce((sum, [weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [weight, option] of options) {
    left -= weight;
    if (left < 0) return option;
  }
  const last = options.at(-1);
  if (!last) throw new RangeError('Nothing to choose from');
  return last[1];
}
