import type { SavedDrill } from '@hooplog/contract';
import { findDrill } from '@hooplog/domain';
import type { OwnDrillRow } from '../services/drills/own-drills.ts';

export const presentOwnDrill = ({ id, key }: OwnDrillRow): SavedDrill => ({ id, key });

/** Empty for a key that this program does not know. */
export function presentNamedDrill(key: string | null): {
  readonly drill?: { readonly key: string; readonly name: string };
} {
  const drill = key === null ? null : findDrill(key);
  return drill === null ? {} : { drill: { key: drill.key, name: drill.name } };
}
