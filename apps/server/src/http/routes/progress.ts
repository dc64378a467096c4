import * as contract from '@hooplog/contract';
import type { AppContext } from '../../services/context.ts';
import { getProgress } from '../../services/progress/get-progress.ts';
import { getZoneProgress } from '../../services/progress/get-zone-progress.ts';
import { getPersonalBests } from '../../services/progress/personal-bests.ts';
import type { RegisterRoute } from '../route.ts';

export function progressRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getProgress, ({ user }) => getProgress(context, user));

  route(contract.getZoneProgress, ({ user, params }) =>
    getZoneProgress(context, user, params.zone),
  );

  route(contract.getPersonalBests, ({ user }) => getPersonalBests(context, user));
}
