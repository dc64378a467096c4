import { listAchievements, listUserAchievements } from '@hooplog/contract';
import { queryOf } from './query-of.ts';

/** Every achievement there is. */
export const achievementsQuery = queryOf(listAchievements);

/** What the player has earned. */
export const userAchievementsQuery = queryOf(listUserAchievements);
