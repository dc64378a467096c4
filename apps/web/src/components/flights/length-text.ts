import { formatDecimal } from '@hooplog/domain';
import { t } from '@hooplog/language';

const METRES_A_FOOT = 0.3048;

/** Heights: "14.0 ft", "4.3 m" */
export const heightText = (feet: number, isMetric: boolean): string =>
  isMetric
    ? t('{metres} m', { metres: formatDecimal(feet * METRES_A_FOOT, 1) })
    : t('{feet} ft', { feet: formatDecimal(feet, 1) });

/** Lengths about the ring: "9 in", "23 cm" */
export const nearText = (feet: number, isMetric: boolean): string =>
  isMetric
    ? t('{centimetres} cm', { centimetres: Math.round(100 * METRES_A_FOOT * feet) })
    : t('{inches} in', { inches: Math.round(12 * feet) });
