import { transaction } from '../../database/connect.ts';
import { notifyInvitee } from '../../services/notifications/tell-invited.ts';
import type { Handler } from '../handler.ts';

/** Puts an invitation into the inbox of the user with its address. */
export const notifyInviteeJob: Handler<'tell-invited'> = {
  name: 'tell-invited',
  run: async ({ database, now }, invitation) => {
    await transaction(database, (tx) => notifyInvitee(tx, now(), invitation));
    return 'done';
  },
};
