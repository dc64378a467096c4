import * as contract from '@hooplog/contract';
import { isOperator } from '../../auth/may.ts';
import {
  presentAct,
  presentCircle,
  presentLogEntry,
  presentOperatedUser,
  presentReports,
} from '../../presenters/operator.ts';
import { presentBackups } from '../../presenters/backups.ts';
import type { AppContext } from '../../services/context.ts';
import { actOnUser } from '../../services/operator/act-on-user.ts';
import { getBackups, requestBackup } from '../../services/operator/backups.ts';
import { listCircles, removeCircle } from '../../services/operator/circles.ts';
import { getOperatorState } from '../../services/operator/get-state.ts';
import { listActsOn, listOperatorLog } from '../../services/operator/list-acts.ts';
import { listUsers } from '../../services/operator/list-users.ts';
import { retryJob } from '../../services/operator/queue.ts';
import { answerReport, listReports } from '../../services/operator/reported-messages.ts';
import { nextLink } from '../cursor.ts';
import type { RegisterRoute } from '../route.ts';

export function operatorRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listOperatedUsers, async ({ query, request, reply }) => {
    const { q, cursor } = query;
    const { page, last } = await listUsers(context, { q, before: cursor });
    if (last !== null) reply.header('link', nextLink(request.url, last.user.id));
    return page.map((account) =>
      presentOperatedUser(account, isOperator(context.config, account.user)),
    );
  });

  route(contract.actOnUser, async ({ user, params, body }) => {
    await actOnUser(context, user.id, params.id, body);
    return undefined;
  });

  route(contract.listReportedMessages, async () => presentReports(await listReports(context)));

  route(contract.answerReport, async ({ user, params, body }) => {
    await answerReport(context, user.id, params.id, body);
    return undefined;
  });

  route(contract.listCircles, async ({ query }) =>
    (await listCircles(context, query.q)).map(presentCircle),
  );

  route(contract.removeCircle, async ({ user, params, body }) => {
    await removeCircle(context, user.id, params.id, body);
    return undefined;
  });

  route(contract.getOperatorState, async () => {
    const { jobs, failed, ...state } = await getOperatorState(context);
    return { ...state, jobs: [...jobs], failed: [...failed] };
  });

  route(contract.retryJob, async ({ user, params }) => {
    await retryJob(context, user.id, params.id);
    return undefined;
  });

  route(contract.getBackupState, async () => presentBackups(await getBackups(context)));

  route(contract.requestBackup, async ({ user }) => {
    await requestBackup(context, user.id);
    return undefined;
  });

  route(contract.listOperatorLog, async ({ query, request, reply }) => {
    const { page, last } = await listOperatorLog(context, query.cursor);
    if (last !== null) reply.header('link', nextLink(request.url, last.act.id));
    return page.map(presentLogEntry);
  });

  route(contract.listActsOnMe, async ({ user }) =>
    (await listActsOn(context, user.id)).map(presentAct),
  );
}
