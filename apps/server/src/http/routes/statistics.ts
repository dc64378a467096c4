import * as contract from '@hooplog/contract';
import { presentZoneWorkout } from '../../presenters/zone-workouts.ts';
import type { AppContext } from '../../services/context.ts';
import { getHeatMap } from '../../services/statistics/get-heat-map.ts';
import { getShotKinds } from '../../services/statistics/get-shot-kinds.ts';
import { getShotsWithoutZone } from '../../services/statistics/shots-without-zone.ts';
import { getStats } from '../../services/statistics/get-stats.ts';
import { getZoneWorkouts } from '../../services/statistics/get-zone-workouts.ts';
import type { RegisterRoute } from '../route.ts';

export function statisticsRoutes(route: RegisterRoute, context: AppContext): void {
  route(
    contract.getStats,
    ({ user, request }) => getStats(context, user, request.session?.totals),
    { readWithSession: 'totals' },
  );

  route(contract.getHeatMap, ({ user, query }) => getHeatMap(context, user, query));

  route(contract.getShotsWithoutZone, ({ user, query }) =>
    getShotsWithoutZone(context, user, query),
  );

  route(contract.getShotKinds, ({ user, query }) => getShotKinds(context, user, query.period));

  route(contract.getZoneWorkouts, async ({ user, params, query }) =>
    (await getZoneWorkouts(context, user, params.zone, query)).map(presentZoneWorkout),
  );
}
