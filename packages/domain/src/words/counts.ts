const COUNT = new Intl.NumberFormat('en-US');

/** "12,480" */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** The word that fits a count: "shot" for 1, "shots" for any other; `many` for an irregular plural. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** "1 shot", "0 shots", "12,480 shots" */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
