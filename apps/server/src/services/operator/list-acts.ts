import { OPERATOR_PAGE } from '@hooplog/contract';
import { desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { operatorActs } from '../../database/schema/operator.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { pageOf } from '../page-of.ts';

const operators = alias(users, 'operators');

/** Operators' actions, newest first. @param before the last id of the previous page */
export async function listOperatorLog(
  { database }: Pick<AppContext, 'database'>,
  before: string | undefined,
) {
  const found = await database
    .select({ act: operatorActs, operator: operators.email, user: users.email })
    .from(operatorActs)
    .leftJoin(operators, eq(operators.id, operatorActs.operatorId))
    .leftJoin(users, eq(users.id, operatorActs.userId))
    .where(before === undefined ? undefined : lt(operatorActs.id, before))
    .orderBy(desc(operatorActs.id))
    .limit(OPERATOR_PAGE + 1);
  return pageOf(found, OPERATOR_PAGE);
}

/** Operators' actions on a user, newest first. */
export function listActsOn({ database }: Pick<AppContext, 'database'>, userId: string) {
  return database
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.userId, userId))
    .orderBy(desc(operatorActs.id))
    .limit(OPERATOR_PAGE);
}

export type ActRow = Awaited<ReturnType<typeof listActsOn>>[number];
export type LogRow = Awaited<ReturnType<typeof listOperatorLog>>['page'][number];
