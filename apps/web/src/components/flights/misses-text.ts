import type { Units } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatSmallLength } from '../../lib/format/distances.ts';
import { isLopsided, type Miss, type Misses, type Sides } from './misses.ts';

const known = ({ below, above, between }: Sides): number => below + above + between;

/** How many fell short and long, and whether the difference is more than luck. */
export function depthText(sides: Sides): string {
  const { below: short, above: long } = sides;
  if (known(sides) === 0) return t('Short or long cannot be seen from where you filmed.');
  if (short + long === 0) return t('None was clearly short or long.');
  if (short === long) {
    return t('Even: {short, number} short, {long, number} long.', { short, long });
  }
  if (!isLopsided(sides)) {
    return t('{short, number} short, {long, number} long. No clear pattern yet.', { short, long });
  }
  return short > long
    ? t('{short, number} short, {long, number} long. You miss short, and that is more than luck.', { short, long }) // prettier-ignore
    : t('{short, number} short, {long, number} long. You miss long, and that is more than luck.', { short, long }); // prettier-ignore
}

/** The same to the left and right, as the shooter sees it. */
export function sideText(sides: Sides): string {
  const { below: left, above: right } = sides;
  if (known(sides) === 0) return t('Left or right cannot be seen from where you filmed.');
  if (left + right === 0) return t('None was clearly left or right.');
  if (left === right) {
    return t('Even: {left, number} left, {right, number} right.', { left, right });
  }
  if (!isLopsided(sides)) {
    return t('{left, number} left, {right, number} right. No clear pattern yet.', { left, right });
  }
  return left > right
    ? t('{left, number} left, {right, number} right. You miss left, and that is more than luck.', { left, right }) // prettier-ignore
    : t('{left, number} left, {right, number} right. You miss right, and that is more than luck.', { left, right }); // prettier-ignore
}

/** How many of the misses were measured. */
export const measuredText = ({ misses, count }: Misses): string =>
  t(
    'Measured in {measured, number} of {count, plural, one {# miss} other {# misses}}. Those too close to the middle to tell count for neither side.',
    { measured: misses.length, count },
  );

/** Where one miss came down: "9 in short"; no more precise than its error. */
export function missText({ longFeet, rightFeet }: Miss, units: Units): string {
  const { value, error } = longFeet ?? rightFeet ?? { value: 0, error: 0 };
  if (Math.abs(value) <= error) return t('too close to tell');
  const length = formatSmallLength(Math.abs(value), units);
  if (longFeet !== undefined) {
    return value < 0 ? t('{length} short', { length }) : t('{length} long', { length });
  }
  return value < 0 ? t('{length} left', { length }) : t('{length} right', { length });
}

/** Misses of a zone in short: "3 short, 2 long"; a dash if none was measured. */
export function sidesText({ depth, side }: Pick<Misses, 'depth' | 'side'>): string {
  const texts = [
    ...(known(depth) > 0
      ? [t('{short, number} short, {long, number} long', { short: depth.below, long: depth.above })]
      : []),
    ...(known(side) > 0
      ? [t('{left, number} left, {right, number} right', { left: side.below, right: side.above })]
      : []),
  ];
  return texts.length === 0 ? '–' : texts.join(' · ');
}
