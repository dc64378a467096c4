import { newsPathOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';
import { userAchievementsQuery } from '../queries/achievements.ts';
import { toastLater } from '../toast/toast-store.ts';

/** Asks for badges earned since the last check and shows a toast for each. A failure is only logged. */
export async function checkAchievements(client: QueryClient): Promise<void> {
  try {
    const { newAchievements } = await call('POST /api/achievements/check', {});
    for (const { id, name, description } of newAchievements) {
      toastLater({
        title: t('Achievement Unlocked'),
        description: `${name}: ${description}`,
        leads: { path: newsPathOf('badge_earned', id), label: t('See your badges') },
      });
    }
    await client.invalidateQueries({ queryKey: userAchievementsQuery.queryKey });
  } catch (error) {
    console.warn('Badges could not be checked', error);
  }
}
