import * as contract from '@hooplog/contract';
import { presentAssignment } from '../../presenters/assignments.ts';
import { createAssignment } from '../../services/assignments/create-assignment.ts';
import { deleteAssignment } from '../../services/assignments/delete-assignment.ts';
import { listOwnAssignments } from '../../services/assignments/list-own-assignments.ts';
import { listTeamAssignments } from '../../services/assignments/list-team-assignments.ts';
import { updateAssignment } from '../../services/assignments/update-assignment.ts';
import type { AppContext } from '../../services/context.ts';
import type { RegisterRoute } from '../route.ts';

export function assignmentRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listTeamAssignments, async ({ user, params }) =>
    (await listTeamAssignments(context, user, params.id)).map(presentAssignment),
  );

  route(contract.createAssignment, async ({ user, params, body }) =>
    presentAssignment(await createAssignment(context, user, params.id, body)),
  );

  route(contract.updateAssignment, async ({ user, params, body }) =>
    presentAssignment(await updateAssignment(context, user, params.id, body)),
  );

  route(contract.deleteAssignment, async ({ user, params }) => {
    await deleteAssignment(context, user, params.id);
    return undefined;
  });

  route(contract.listOwnAssignments, async ({ user }) =>
    (await listOwnAssignments(context, user)).map(presentAssignment),
  );
}
