import { ZONE_IDS, type ZoneId, zoneNumber } from '@hooplog/domain';
import { t } from '@hooplog/language';
import {
  belongsElsewhere,
  CALL_KEYS,
  type KeyPress,
  type Shortcut,
} from '../../../lib/shortcuts/key-press.ts';

/** The commands of the keyboard while counting by hand. */
export type CountCommand =
  | { readonly kind: 'made' | 'missed' | 'undo' }
  /** An arrow key: moves to the next zone in that direction. */
  | { readonly kind: 'move'; readonly key: string }
  | { readonly kind: 'digit'; readonly digit: string };

export const CALL_SHORTCUTS: readonly Shortcut[] = [
  { shown: CALL_KEYS.made, does: t('Made') },
  { shown: CALL_KEYS.missed, does: t('Missed') },
  { shown: CALL_KEYS.undo, does: t('Undo') },
];

export const COUNT_SHORTCUTS: readonly Shortcut[] = [
  ...CALL_SHORTCUTS,
  { shown: '← ↑ ↓ →', does: t('Next zone that way') },
  { shown: '01 … 14', does: t('Pick a zone by its number') },
  { shown: '00', does: t('No zone') },
];

const CALLS: Readonly<Record<string, 'made' | 'missed' | 'undo'>> = {
  m: 'made',
  x: 'missed',
  z: 'undo',
  u: 'undo',
};

/** The command of a key press; null if counting does not use that key. */
export function countCommand(press: KeyPress): CountCommand | null {
  if (belongsElsewhere(press)) return null;
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) return key === 'z' ? { kind: 'undo' } : null;
  if (/^\d$/.test(key)) return { kind: 'digit', digit: key };
  if (key.startsWith('arrow')) return { kind: 'move', key: press.key };
  const call = CALLS[key];
  return call === undefined ? null : { kind: call };
}

/** The zone with this two-digit number; null for no zone, undefined if there is no such zone. */
export function zoneByDigits(digits: string): ZoneId | null | undefined {
  if (digits === '00') return null;
  return ZONE_IDS.find((zone) => zoneNumber(zone) === Number(digits));
}
