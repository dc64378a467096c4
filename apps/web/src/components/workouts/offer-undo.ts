import { t } from '@hooplog/language';
import type { QueryClient } from '@tanstack/react-query';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterRestoring, refreshTrash } from '../../lib/queries/refresh-after-restoring.ts';
import { toast } from '../../lib/toast/toast-store.ts';

async function undo(client: QueryClient, id: string): Promise<void> {
  try {
    await call('POST /api/trash/:id/restore', { params: { id } });
    toast({ title: t('Restored') });
    await refreshAfterRestoring(client);
  } catch (error) {
    toast({
      title: t('Not restored'),
      tone: 'destructive',
      description: userMessage(error, t('Open the trash and try again.')),
    });
  }
}

/** Confirms that a workout or a video was deleted, and offers to restore it. */
export function offerUndo(client: QueryClient, id: string): void {
  void refreshTrash(client);
  toast({ title: t('Moved to the trash'), undo: () => void undo(client, id) });
}
