import * as contract from '@hooplog/contract';
import { presentOwnDrill } from '../../presenters/drills.ts';
import type { AppContext } from '../../services/context.ts';
import { listDrillRecords } from '../../services/drills/list-drill-records.ts';
import {
  createOwnDrill,
  deleteOwnDrill,
  listOwnDrills,
  updateOwnDrill,
} from '../../services/drills/own-drills.ts';
import type { RegisterRoute } from '../route.ts';

export function drillRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listDrillRecords, ({ user }) => listDrillRecords(context, user.id));

  route(contract.listOwnDrills, async ({ user }) =>
    (await listOwnDrills(context, user.id)).map(presentOwnDrill),
  );

  route(contract.createOwnDrill, async ({ user, body }) =>
    presentOwnDrill(await createOwnDrill(context, user.id, body.key)),
  );

  route(contract.updateOwnDrill, async ({ user, params, body }) =>
    presentOwnDrill(await updateOwnDrill(context, user.id, params.id, body.key)),
  );

  route(contract.deleteOwnDrill, async ({ user, params }) => {
    await deleteOwnDrill(context, user.id, params.id);
    return undefined;
  });
}
