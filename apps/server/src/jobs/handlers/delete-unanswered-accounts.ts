import { removeUnansweredAccounts } from '../../services/parental-consent/forget-unanswered.ts';
import type { Handler } from '../handler.ts';

/** Deletes accounts whose parents did not answer in time. */
export const deleteUnansweredAccounts: Handler<'delete-unanswered-accounts'> = {
  name: 'delete-unanswered-accounts',
  run: async ({ database, log, now }) => {
    const removed = await removeUnansweredAccounts(database, now());
    if (removed > 0) log.info({ removed }, 'deleted accounts that no parent agreed to');
    return removed > 0 ? 'done' : 'skipped';
  },
};
