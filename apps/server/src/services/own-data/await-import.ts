import { setTimeout as delay } from 'node:timers/promises';
import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { type ImportRow, ownImport } from './import-rows.ts';

/** Few callers wait, and not for long: that is not worth a notification channel in the database. */
const POLL_INTERVAL_MS = 250;

/** Waits until an import is over, for callers that want its result as their answer. */
export async function untilImported(
  context: Pick<AppContext, 'database' | 'videoChanges'>,
  userId: string,
  id: string,
  hangUp: AbortSignal,
): Promise<ImportRow> {
  const { closed } = context.videoChanges;
  const signal = AbortSignal.any([hangUp, closed]);
  for (;;) {
    const row = await ownImport(context, userId, id);
    if (row.state !== 'under_way') return row;
    await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => {
      if (!closed.aborted)
        throw new AppError(
          'client_closed',
          phrase('The connection was closed before the whole request had arrived'),
        );
      throw new AppError('unavailable', phrase('The server is restarting. Your import goes on.'));
    });
  }
}
