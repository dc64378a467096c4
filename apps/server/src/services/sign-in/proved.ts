import type { Transaction } from '../../database/connect.ts';
import type { User } from '../users/find-user.ts';

/** A user who has proved who they are. */
export interface Proved {
  readonly user: User;
  /**
   * Uses up the proof, in the transaction that opens the session, so that nobody ends up with a used code and no session. Throws
   * if another call was quicker. Absent for passkeys, whose challenge is used up when it is checked.
   */
  readonly useUp?: (tx: Transaction) => Promise<void>;
}
