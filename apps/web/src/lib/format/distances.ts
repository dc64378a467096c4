import type { Feet, Units } from '@hooplog/domain';
import { locale } from '@hooplog/language';

const METRES_A_FOOT = 0.3048;

type Unit = 'foot' | 'inch' | 'meter' | 'centimeter';

const inUnit = (unit: Unit, minimum: number, maximum = minimum): Intl.NumberFormat =>
  new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit,
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
  });

/** Distances on the court: "21 ft", "6.4 m", and below a metre "40 cm". @param decimals of feet; metres have one */
export function formatDistance(feet: Feet, units: Units, decimals = 0): string {
  if (units === 'imperial') return inUnit('foot', decimals).format(feet);
  const metres = METRES_A_FOOT * feet;
  return metres < 1
    ? inUnit('centimeter', 0).format(100 * metres)
    : inUnit('meter', 1).format(metres);
}

/** A range of distances, rounded outwards: "14–18 ft", "4.2–5.5 m" */
export function formatDistances(from: Feet, to: Feet, units: Units): string {
  return units === 'imperial'
    ? inUnit('foot', 0).formatRange(Math.floor(from), Math.ceil(to))
    : inUnit('meter', 0, 1).formatRange(
        Math.floor(10 * METRES_A_FOOT * from) / 10,
        Math.ceil(10 * METRES_A_FOOT * to) / 10,
      );
}

/** An upper bound, with no more precision than that: "1.5 ft", "50 cm" */
export function formatReach(feet: Feet, units: Units): string {
  const step = units === 'metric' ? 0.1 / METRES_A_FOOT : feet < 3 ? 0.5 : 1;
  const reach = step * Math.max(1, Math.ceil(feet / step));
  return formatDistance(reach, units, Number.isInteger(reach) ? 0 : 1);
}

/** Lengths about the ring: "9 in", "23 cm" */
export const formatSmallLength = (feet: Feet, units: Units): string =>
  units === 'imperial'
    ? inUnit('inch', 0).format(12 * feet)
    : inUnit('centimeter', 0).format(100 * METRES_A_FOOT * feet);

/** Hoop heights are known in both units, the reader's own first: "8 ft (2.44 m)", "2.44 m (8 ft)" */
export function formatRimHeight(feet: Feet, units: Units): string {
  const inFeet = inUnit('foot', 0, 1).format(feet);
  const inMetres = inUnit('meter', 2).format(METRES_A_FOOT * feet);
  const [own, other] = units === 'imperial' ? [inFeet, inMetres] : [inMetres, inFeet];
  return `${own} (${other})`;
}
