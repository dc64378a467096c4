import { transaction } from '../../database/connect.ts';
import { tellInvited } from '../../services/notifications/tell-invited.ts';
import type { Handler } from '../handler.ts';

/** Puts an invitation into the inbox of whoever has its address. */
export const tellInvitedJob: Handler<'tell-invited'> = {
  name: 'tell-invited',
  run: async ({ database, now }, invitation) => {
    await transaction(database, (tx) => tellInvited(tx, now(), invitation));
    return 'done';
  },
};
