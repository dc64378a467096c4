import { remindPlayers } from '../../services/notifications/remind-players.ts';
import { tellOfEndedChallenges } from '../../services/notifications/tell-challenge.ts';
import type { Handler } from '../handler.ts';

/** Reminds those whose evening it is, and tells of challenges that are over. */
export const remindPlayersJob: Handler<'remind-players'> = {
  name: 'remind-players',
  run: async (context) => {
    await remindPlayers(context);
    await tellOfEndedChallenges(context);
    return 'done';
  },
};
