import * as contract from '@hooplog/contract';
import { presentAssignment } from '../../presenters/assignments.ts';
import { createAssignment } from '../../services/assignments/create-assignment.ts';
import { deleteAssignment } from '../../services/assignments/delete-assignment.ts';
import {
  type AfterAssignment,
  listOwnAssignments,
} from '../../services/assignments/list-own-assignments.ts';
import { listTeamAssignments } from '../../services/assignments/list-team-assignments.ts';
import { updateAssignment } from '../../services/assignments/update-assignment.ts';
import type { AppContext } from '../../services/context.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

/** The cursor holds the start of the due day. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const cursorAfter = ({ dueDay, id }: AfterAssignment) =>
  writeCursor({ workoutDate: new Date(dueDay), id });

export function assignmentRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listTeamAssignments, async ({ user, params }) =>
    (await listTeamAssignments(context, user, params.id)).map(presentAssignment),
  );

  route(contract.createAssignment, async ({ user, params, body, request }) => {
    const assignment = { ...body, idempotencyKey: idempotencyKey(request) };
    return presentAssignment(await createAssignment(context, user, params.id, assignment));
  });

  route(contract.updateAssignment, async ({ user, params, body }) =>
    presentAssignment(await updateAssignment(context, user, params.id, body)),
  );

  route(contract.deleteAssignment, async ({ user, params }) => {
    await deleteAssignment(context, user, params.id);
    return undefined;
  });

  route(contract.listOwnAssignments, async ({ user, query, request, reply }) => {
    const cursor = readCursor(query.cursor);
    const after = cursor && { dueDay: dayOf(cursor.workoutDate), id: cursor.id };
    const { page, last } = await listOwnAssignments(context, user, after);
    if (last !== null) reply.header('link', nextLink(request.url, cursorAfter(last.assignment)));
    return page.map(presentAssignment);
  });
}
