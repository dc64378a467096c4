import * as contract from '@hooplog/contract';
import { presentReview } from '../../presenters/review.ts';
import type { AppContext } from '../../services/context.ts';
import { getConditions } from '../../services/progress/get-conditions.ts';
import { getFlights } from '../../services/progress/get-flights.ts';
import { getProgress } from '../../services/progress/get-progress.ts';
import { getReview } from '../../services/progress/get-review.ts';
import { getTrend } from '../../services/progress/get-trend.ts';
import { getPersonalBests } from '../../services/progress/personal-bests.ts';
import type { RegisterRoute } from '../route.ts';

export function progressRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getProgress, ({ user }) => getProgress(context, user));

  route(contract.getTrend, ({ user, query }) => getTrend(context, user, query));

  route(contract.getConditions, ({ user, query }) => getConditions(context, user, query));

  route(contract.getFlights, ({ user, query }) => getFlights(context, user, query), {
    packed: true,
  });

  route(contract.getReview, async ({ user, query }) =>
    presentReview(await getReview(context, user, query.period)),
  );

  route(contract.getPersonalBests, ({ user }) => getPersonalBests(context, user));
}
