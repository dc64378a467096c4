import { listTags } from '@hooplog/contract';
import { queryOf } from './query-of.ts';

/** The player's own tags, the most used first. */
export const tagsQuery = queryOf(listTags);
