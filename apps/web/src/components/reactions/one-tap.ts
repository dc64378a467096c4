import type { Reaction } from '@hooplog/domain';

/** Reactions offered for one tap; the others are behind a button. */
export const ONE_TAP: readonly Reaction[] = ['thumbs_up'];
