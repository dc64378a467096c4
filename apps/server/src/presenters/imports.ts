import type { Import } from '@hooplog/contract';
import type { ImportRow } from '../services/own-data/import-rows.ts';

export function presentImport({ id, state, total, added, known, createdAt }: ImportRow): Import {
  return { id, state, total, added, known, createdAt: createdAt.toISOString() };
}
