import { remindPlayers } from '../../services/notifications/remind-players.ts';
import { tellOfEndedChallenges } from '../../services/notifications/tell-challenge.ts';
import type { Handler } from '../handler.ts';

/** Reminds players in their evening, and announces finished challenges. */
export const remindPlayersJob: Handler<'remind-players'> = {
  name: 'remind-players',
  run: async (context) => {
    await remindPlayers(context);
    await tellOfEndedChallenges(context);
    return 'done';
  },
};
