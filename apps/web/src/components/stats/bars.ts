/** A week to draw. */
export interface BarWeek {
  /** First day of the week. */
  readonly week: string;
  readonly made: number;
  readonly total: number;
}

/** Bar of one week, in shares of the chart's height. */
export interface Bar extends BarWeek {
  readonly height: number;
  /** The made part of it. */
  readonly madeHeight: number;
}

const STEPS = [1, 2, 5];

/** The first round number (1, 2, 5, 10, 20 …) that holds a value: the top of the scale. */
export function scaleTop(value: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((candidate) => candidate * power >= value);
    if (step !== undefined) return step * power;
  }
}

/** Heights of the bars under a round top of the scale. */
export function toBars(weeks: readonly BarWeek[]): {
  readonly top: number;
  readonly bars: readonly Bar[];
} {
  const top = scaleTop(Math.max(1, ...weeks.map(({ total }) => total)));
  const bars = weeks.map((week) => ({
    ...week,
    height: week.total / top,
    madeHeight: week.made / top,
  }));
  return { top, bars };
}
