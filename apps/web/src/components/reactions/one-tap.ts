import type { Reaction } from '@hooplog/domain';

/** Offered with what another did or said, for one tap; the others wait behind a button. */
export const ONE_TAP: readonly Reaction[] = ['thumbs_up'];
