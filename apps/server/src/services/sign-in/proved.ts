import type { Transaction } from '../../database/connect.ts';
import type { User } from '../users/find-user.ts';

/** Somebody who has proved who they are. */
export interface Proved {
  readonly user: User;
  /**
   * Uses up what it was proved by, in the transaction that opens the session: nobody is left with a used code and no
   * session. Throws where another call was quicker. A passkey has none: its challenge is used up by looking at it.
   */
  readonly useUp?: (tx: Transaction) => Promise<void>;
}
