import * as contract from '@hooplog/contract';
import type { AppContext } from '../../services/context.ts';
import { LandingCounts } from '../../services/landing/count-for-landing.ts';
import type { RegisterRoute } from '../route.ts';

export function landingRoutes(route: RegisterRoute, context: AppContext): void {
  const counts = new LandingCounts(context);
  route(contract.getLandingNumbers, async () => ({
    numbers: context.config.liveLandingNumbers ? await counts.numbers() : null,
  }));
}
