import type { ZoneId } from '@hooplog/domain';
import { TOUCH_ZONE_SHAPES } from '../../../components/court/court-area.ts';
import { nextArea } from '../../../components/court/next-area.ts';

/** The zone that an arrow key moves to on the touch court; the first one if none is selected. */
export function nextTouchZone(from: ZoneId | null, key: string): ZoneId | null {
  if (from === null) return TOUCH_ZONE_SHAPES[0]?.id ?? null;
  return nextArea(TOUCH_ZONE_SHAPES, from, key) ?? from;
}
