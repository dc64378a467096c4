import type { CourtPoint } from '@hooplog/domain';

/** Direction of each arrow key on the drawing: the basket is at the top, so down is toward half court. */
const ARROWS: Readonly<Record<string, CourtPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Sideways distance costs more than distance ahead: an arrow goes to the area in its direction. */
const SIDEWAYS_COST = 2;

export interface AreaPlace<Id extends string> {
  readonly id: Id;
  readonly centre: CourtPoint;
}

/** The area that a key leads to; null for none. */
export function nextArea<Id extends string>(
  areas: readonly AreaPlace<Id>[],
  from: Id,
  key: string,
): Id | null {
  if (key === 'Home') return areas.at(0)?.id ?? null;
  if (key === 'End') return areas.at(-1)?.id ?? null;
  const direction = ARROWS[key];
  const start = areas.find(({ id }) => id === from)?.centre;
  if (direction === undefined || start === undefined) return null;
  const reachable = areas
    .map(({ id, centre }) => ({ id, ...stepTo(start, centre, direction) }))
    .filter(({ id, ahead }) => id !== from && ahead > 0.5)
    .toSorted((a, b) => a.cost - b.cost);
  return reachable.at(0)?.id ?? null;
}

function stepTo(from: CourtPoint, to: CourtPoint, direction: CourtPoint) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * direction.x + dy * direction.y;
  const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
  return { ahead, cost: ahead + SIDEWAYS_COST * aside };
}
