import type { OperatorAct } from '@hooplog/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** Log of operators' actions. Deleted with the account that they concern, except the deletion of that account itself. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: id(),
    /** Null once the account of the operator is gone. */
    operatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    act: text().$type<OperatorAct>().notNull(),
    /** The account concerned; null for jobs and for accounts that the action deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of a deleted account's address, so that its former owner can still ask about it. */
    addressHash: text(),
    /** Id of the message, squad, team or job. */
    about: text(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('operator_acts_user').on(table.userId, table.id),
    index('operator_acts_operator').on(table.operatorId),
  ],
);
