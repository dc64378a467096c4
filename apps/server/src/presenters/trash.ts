import type { Trashed } from '@hooplog/contract';
import { keptUntil } from '../services/trash/delete-trashed.ts';
import type { TrashedRow } from '../services/trash/trashed-rows.ts';

export const presentTrashed = ({
  id,
  kind,
  summary,
  videoId,
  bytes,
  deletedAt,
}: TrashedRow): Trashed => ({
  ...{ id, kind, ...summary, videoId, bytes },
  deletedAt: deletedAt.toISOString(),
  keptUntil: keptUntil(deletedAt).toISOString(),
});
