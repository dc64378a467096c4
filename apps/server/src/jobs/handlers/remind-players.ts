import { remindPlayers } from '../../services/notifications/remind-players.ts';
import type { Handler } from '../handler.ts';

/** Reminds those whose evening it is. */
export const remindPlayersJob: Handler<'remind-players'> = {
  name: 'remind-players',
  run: async (context) => {
    await remindPlayers(context);
    return 'done';
  },
};
