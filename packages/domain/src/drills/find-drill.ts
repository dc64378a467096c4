import { DRILLS } from './catalogue.ts';
import type { Drill } from './drill.ts';
import { findOwnDrill } from './own-drill.ts';

/**
 * The drill of a key, including drills that players made; null if there is none, as in an export of a newer
 * version.
 */
export function findDrill(key: string): Drill | null {
  return DRILLS.find((drill) => drill.key === key) ?? findOwnDrill(key);
}
