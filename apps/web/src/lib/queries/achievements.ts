import { queryOf } from './query-of.ts';

/** Every achievement there is. */
export const achievementsQuery = queryOf('GET /api/achievements');

/** What the player has earned. */
export const userAchievementsQuery = queryOf('GET /api/user/achievements');
