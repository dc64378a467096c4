import type { OperatorAct } from '@hooplog/contract';
import type { Queryable } from '../../database/connect.ts';
import { operatorActs } from '../../database/schema/operator.ts';
import type { AppContext } from '../context.ts';

export interface LoggedAct {
  readonly operatorId: string;
  readonly act: OperatorAct;
  /** The account concerned; null for jobs and for accounts that the action deleted. */
  readonly userId: string | null;
  readonly addressHash?: string;
  /** Id of the message, squad, team or job. */
  readonly about?: string;
  readonly reason: string;
}

/** Logs an operator's action, in the transaction that carries it out. */
export async function logAct(
  tx: Queryable,
  { now }: Pick<AppContext, 'now'>,
  act: LoggedAct,
): Promise<void> {
  await tx.insert(operatorActs).values({ ...act, createdAt: now() });
}
