import type { OperatorAct } from '@hooplog/contract';
import type { Queryable } from '../../database/connect.ts';
import { operatorActs } from '../../database/schema/operator.ts';
import type { AppContext } from '../context.ts';

export interface LoggedAct {
  readonly operatorId: string;
  readonly act: OperatorAct;
  /** Whom it concerns; null of jobs, and of accounts that it deleted. */
  readonly userId: string | null;
  readonly addressHash?: string;
  /** The message, squad, team or job. */
  readonly about?: string;
  readonly reason: string;
}

/** Logs what an operator does, in the transaction that does it. */
export async function logAct(
  tx: Queryable,
  { now }: Pick<AppContext, 'now'>,
  act: LoggedAct,
): Promise<void> {
  await tx.insert(operatorActs).values({ ...act, createdAt: now() });
}
