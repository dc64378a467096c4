import type {
  ActOnMe,
  Circle,
  OperatedUser,
  OperatorLogEntry,
  ReportedMessage,
} from '@hooplog/contract';
import { OPERATOR_PAGE } from '@hooplog/contract';
import type { CircleRow } from '../services/operator/circles.ts';
import type { ActRow, LogRow } from '../services/operator/list-acts.ts';
import type { OperatedAccount } from '../services/operator/list-users.ts';
import type { ReportRow } from '../services/operator/reported-messages.ts';

export const presentOperatedUser = (
  { user, lastActiveDay, bytes }: OperatedAccount,
  isOperator: boolean,
): OperatedUser => ({
  id: user.id,
  email: user.email,
  name: user.displayName,
  createdAt: user.createdAt.toISOString(),
  lastActiveDay,
  bytes,
  isDisabled: user.disabledAt !== null,
  isOperator,
});

/** Combines all reports of a message into one. */
export const presentReports = (rows: readonly ReportRow[]): ReportedMessage[] =>
  [...Map.groupBy(rows, ({ report }) => report.messageId).values()]
    .slice(0, OPERATOR_PAGE)
    .flatMap((reports) => {
      const [oldest] = reports;
      if (oldest === undefined) return [];
      const { report, author, squad, message } = oldest;
      return {
        id: report.id,
        content: report.content,
        reasons: [...new Set(reports.map((one) => one.report.reason))],
        reportedAt: report.createdAt.toISOString(),
        author,
        squad,
        isGone: message?.removedAt !== null,
      };
    });

export const presentCircle = ({ createdAt, ...circle }: CircleRow): Circle => ({
  ...circle,
  createdAt: createdAt.toISOString(),
});

export const presentAct = ({ id, act, about, reason, createdAt }: ActRow): ActOnMe => ({
  id,
  act,
  about,
  reason,
  createdAt: createdAt.toISOString(),
});

export const presentLogEntry = ({ act, operator, user }: LogRow): OperatorLogEntry => ({
  ...presentAct(act),
  operator,
  user,
});
