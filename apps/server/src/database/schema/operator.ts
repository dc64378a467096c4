import type { OperatorAct } from '@hooplog/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** What operators did. It goes with the account that it is about, but for that account's own deletion. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: id(),
    /** Null once the account of the operator is gone. */
    operatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    act: text().$type<OperatorAct>().notNull(),
    /** Whom it concerns; null of jobs, and of accounts that it deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the address of a deleted account: whoever had it can still ask. */
    addressHash: text(),
    /** The message, squad, team or job. */
    about: text(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('operator_acts_user').on(table.userId, table.id),
    index('operator_acts_operator').on(table.operatorId),
  ],
);
