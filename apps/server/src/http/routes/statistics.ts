import * as contract from '@hooplog/contract';
import type { AppContext } from '../../services/context.ts';
import { getHeatMap } from '../../services/statistics/get-heat-map.ts';
import { getStats } from '../../services/statistics/get-stats.ts';
import type { RegisterRoute } from '../route.ts';

export function statisticsRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getStats, ({ user }) => getStats(context, user));

  route(contract.getHeatMap, ({ user, query }) => getHeatMap(context, user, query.period));
}
