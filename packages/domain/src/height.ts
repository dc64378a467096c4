import { t } from '@hooplog/language';
/** Whole inches in feet and inches, as spoken: 75 is 6 feet 3 inches. */
export function feetAndInches(inches: number): { readonly feet: number; readonly inches: number } {
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

/** `6'3"` */
export function formatHeight(inches: number): string {
  const height = feetAndInches(inches);
  return `${height.feet}'${height.inches}"`;
}

const CENTIMETRES_PER_INCH = 2.54;

/** Whole centimetres: 75 inches are 191. */
export function inchesToCentimetres(inches: number): number {
  return Math.round(inches * CENTIMETRES_PER_INCH);
}

/** The nearest whole inch, the unit of storage. */
export function centimetresToInches(centimetres: number): number {
  return Math.round(centimetres / CENTIMETRES_PER_INCH);
}

export const UNITS = ['imperial', 'metric'] as const;
/** The player's choice of length units. */
export type Units = (typeof UNITS)[number];

/** `6'3"` or `191 cm`, from inches. */
export function formatHeightIn(units: Units, inches: number): string {
  return units === 'metric'
    ? t('{height} cm', { height: inchesToCentimetres(inches) })
    : formatHeight(inches);
}
