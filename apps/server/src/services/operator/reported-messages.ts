import type { OperatorAct } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { messageReports } from '../../database/schema/chat.ts';
import { groups, messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { logAct } from './log-act.ts';

const MAX_REPORTS = 100;
const isOpen = isNull(messageReports.answeredAt);

/** The oldest unanswered reports, with author and squad. Several may concern one message: they are answered together. */
export function listReports({ database }: Pick<AppContext, 'database'>) {
  return database
    .select({
      report: messageReports,
      author: { id: users.id, email: users.email, name: users.displayName },
      squad: { id: groups.id, name: groups.name },
      message: { id: messages.id, removedAt: messages.removedAt },
    })
    .from(messageReports)
    .innerJoin(users, eq(users.id, messageReports.authorId))
    .leftJoin(groups, eq(groups.id, messageReports.groupId))
    .leftJoin(messages, eq(messages.id, messageReports.messageId))
    .where(isOpen)
    .orderBy(asc(messageReports.createdAt), asc(messageReports.id))
    .limit(MAX_REPORTS);
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

interface ReportAct {
  readonly act: Extract<OperatorAct, 'remove_message' | 'keep_message'>;
  readonly reason: string;
}

/**
 * Answers all reports of a message; a removed one stays visible to its author alone, as if the owner of a squad had removed it.
 */
export async function answerReport(
  context: Pick<AppContext, 'database' | 'now'>,
  operatorId: string,
  reportId: string,
  { act, reason }: ReportAct,
): Promise<void> {
  const { database, now } = context;
  await transaction(database, async (tx) => {
    const [report] = await tx
      .select()
      .from(messageReports)
      .where(and(eq(messageReports.id, reportId), isOpen))
      .for('update');
    if (report === undefined) throw notFound(phrase('Report not found'));
    const { messageId, authorId, content } = report;
    await tx
      .update(messageReports)
      .set({ answeredAt: now() })
      .where(and(eq(messageReports.messageId, messageId), isOpen));
    if (act === 'remove_message') {
      await tx
        .update(messages)
        // Only the operators' log says which operator it was.
        .set({ removedAt: now(), removedBy: null })
        .where(and(eq(messages.id, messageId), isNull(messages.removedAt)));
    }
    await logAct(tx, context, { operatorId, act, userId: authorId, about: content, reason });
  });
}
