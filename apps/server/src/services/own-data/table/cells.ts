import { parseZoneId, ZONE_IDS, zoneDisplayName, type ZoneId, zoneLabel } from '@hooplog/domain';
import { normalName } from './columns.ts';

/** Spaces and apostrophes between thousands. */
const GROUPING = /[\s\u00a0\u202f’']/g;

/** A number with a decimal point or comma; null for anything else, and for a sign or an exponent. */
export function readNumber(text: string): number | null {
  const plain = text.replace(GROUPING, '');
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** A whole number. “1.000” is null: in some countries it means one, in others a thousand. */
export function readCount(text: string): number | null {
  const plain = text.replace(GROUPING, '');
  return /^\d+(?:[.,]0{1,2})?$/.test(plain) ? Number.parseInt(plain, 10) : null;
}

const BY_NAME: ReadonlyMap<string, ZoneId> = new Map(
  ZONE_IDS.flatMap((id, index) => [
    [normalName(id), id],
    [normalName(zoneLabel(id)), id],
    [normalName(zoneDisplayName(id)), id],
    [String(index + 1), id],
    [`zone ${index + 1}`, id],
  ]),
);

/** A zone by its id, its name or its number; null when there is no such zone. */
export const readZone = (text: string): ZoneId | null =>
  parseZoneId(text.trim()) ?? BY_NAME.get(normalName(text)) ?? null;
