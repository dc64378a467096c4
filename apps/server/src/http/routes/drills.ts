import * as contract from '@hooplog/contract';
import type { AppContext } from '../../services/context.ts';
import { listDrillRecords } from '../../services/drills/list-drill-records.ts';
import type { RegisterRoute } from '../route.ts';

export function drillRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listDrillRecords, ({ user }) => listDrillRecords(context, user.id));
}
