/** Whole inches as a height is spoken: 75 is 6 feet 3 inches. */
export function feetAndInches(inches: number): { readonly feet: number; readonly inches: number } {
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

/** `6'3"` */
export function formatHeight(inches: number): string {
  const height = feetAndInches(inches);
  return `${height.feet}'${height.inches}"`;
}
