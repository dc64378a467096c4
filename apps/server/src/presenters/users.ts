import type { CurrentUser } from '@hooplog/contract';
import { POSITIONS, SKILL_LEVELS, USUAL_LINE } from '@hooplog/domain';
import type { User } from '../services/users/find-user.ts';

const flag = (value: number): 0 | 1 => (value === 0 ? 0 : 1);

function known<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}

/** The user as they see themselves; never sent to anyone else. */
export function presentCurrentUser(user: User, isOperator: boolean): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    isCoach: flag(user.isCoach),
    displayName: user.displayName,
    birthday: user.birthday?.toISOString() ?? null,
    position: known(POSITIONS, user.position),
    height: user.height,
    skillLevel: known(SKILL_LEVELS, user.skillLevel),
    profileComplete: flag(user.profileComplete),
    marketingEmails: flag(user.marketingEmails),
    productUpdates: flag(user.productUpdates),
    weeklyDigest: flag(user.weeklyDigest),
    onLeaderboard: user.onLeaderboard === null ? null : flag(user.onLeaderboard),
    weeklyRestDay: flag(user.weeklyRestDay),
    squadSharing: user.squadSharing,
    timeZone: user.timeZone,
    timeZoneFixed: flag(user.timeZoneFixed),
    units: user.units,
    threePointLine: user.threePointLine ?? USUAL_LINE,
    language: user.language,
    equipment: user.equipment,
    awaitsParent: flag(user.awaitsParent),
    ...(isOperator && { isOperator: true as const }),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
