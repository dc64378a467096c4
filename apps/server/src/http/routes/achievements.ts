import * as contract from '@hooplog/contract';
import { presentAchievement, presentUserAchievement } from '../../presenters/achievements.ts';
import { checkAchievements } from '../../services/achievements/check-achievements.ts';
import {
  listAchievements,
  listUserAchievements,
} from '../../services/achievements/list-achievements.ts';
import type { AppContext } from '../../services/context.ts';
import type { RegisterRoute } from '../route.ts';

export function achievementRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listAchievements, async () =>
    (await listAchievements(context)).map(presentAchievement),
  );

  route(contract.listUserAchievements, async ({ user }) =>
    (await listUserAchievements(context, user.id)).map(presentUserAchievement),
  );

  route(contract.checkAchievements, async ({ user }) => ({
    newAchievements: (await checkAchievements(context, user.id)).map(presentAchievement),
  }));
}
