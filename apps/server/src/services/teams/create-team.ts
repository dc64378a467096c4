import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { count, eq } from 'drizzle-orm';
import { mayCreateTeam } from '../../auth/may.ts';
import { transaction } from '../../database/connect.ts';
import { teams } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { lockUser } from '../users/lock-user.ts';
import { asSeenBy, type TeamAsSeen } from './rows.ts';

/** Creates a team without players. */
export function createTeam(
  { database, now }: AppContext,
  user: User,
  name: string,
): Promise<TeamAsSeen> {
  if (!mayCreateTeam(user)) {
    throw new AppError('forbidden', phrase('Only coaches can create teams'));
  }
  return transaction(database, async (tx) => {
    await lockUser(tx, user.id);
    const [owned] = await tx
      .select({ count: count() })
      .from(teams)
      .where(eq(teams.coachId, user.id));
    if ((owned?.count ?? 0) >= LIMITS.TEAMS_PER_COACH) {
      throw new AppError(
        'conflict',
        phrase('You can coach at most {max} teams', { max: LIMITS.TEAMS_PER_COACH }),
      );
    }
    const [team] = await tx
      .insert(teams)
      .values({ name, coachId: user.id, createdAt: now() })
      .returning();
    if (team === undefined) throw new Error('No team came back');
    return asSeenBy(user, { team, players: [], workoutCount: 0, made: 0, totalShots: 0 });
  });
}
