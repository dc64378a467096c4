/** Shots made, and shots taken. */
export interface Totals {
  readonly made: number;
  readonly total: number;
}

export const NO_SHOTS: Totals = { made: 0, total: 0 };

/** Whole percent, 0 to 100; 0 when there are no shots. */
export function percentage(made: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * made) / total);
}

/** The shots without a zone: they are in every total and on no map. */
export function withoutZone(all: Totals, zones: readonly Totals[]): Totals {
  const placed = zones.reduce(addTotals, NO_SHOTS);
  return { made: all.made - placed.made, total: all.total - placed.total };
}

export function addTotals(a: Totals, b: Totals): Totals {
  return { made: a.made + b.made, total: a.total + b.total };
}
