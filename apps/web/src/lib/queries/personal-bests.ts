import { getPersonalBests } from '@hooplog/contract';
import { queryOf } from './query-of.ts';

/** What a workout that is counted now has to beat. */
export const personalBestsQuery = queryOf(getPersonalBests);
