import { transaction } from '../../database/connect.ts';
import { notifyInvitee } from '../../services/notifications/tell-invited.ts';
import type { Handler } from '../handler.ts';

/** Notifies the user with an invitation's address in their inbox. */
export const notifyInviteeJob: Handler<'tell-invited'> = {
  name: 'tell-invited',
  run: async ({ database, now }, invitation) => {
    await transaction(database, (tx) => notifyInvitee(tx, now(), invitation));
    return 'done';
  },
};
