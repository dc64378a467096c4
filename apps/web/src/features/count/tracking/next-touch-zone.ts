import type { ZoneId } from '@hooplog/domain';
import { TOUCH_ZONE_SHAPES } from '../../../components/court/court-area.ts';
import { nextArea } from '../../../components/court/next-area.ts';

/** Where an arrow key leads on the court that shots are counted on; without a zone, to the first one. */
export function nextTouchZone(from: ZoneId | null, key: string): ZoneId | null {
  if (from === null) return TOUCH_ZONE_SHAPES[0]?.id ?? null;
  return nextArea(TOUCH_ZONE_SHAPES, from, key) ?? from;
}
