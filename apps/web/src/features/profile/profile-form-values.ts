import type { CurrentUser } from '@hooplog/contract';
import { inchesToCentimetres } from '@hooplog/domain';
import { unitsOf } from '../../lib/session/use-units.ts';

/** The values of the inputs: text and checkboxes. */
export interface ProfileFormValues {
  displayName: string;
  birthday: string;
  position: string;
  /** In the player's own units. */
  height: string;
  skillLevel: string;
  productUpdates: boolean;
  weeklyDigest: boolean;
  marketingEmails: boolean;
}

function heightText(user: CurrentUser | null): string {
  if (user?.height == null) return '';
  const height = unitsOf(user) === 'metric' ? inchesToCentimetres(user.height) : user.height;
  return String(height);
}

/** The form values of a user's profile; defaults for null. */
export function toFormValues(user: CurrentUser | null): ProfileFormValues {
  return {
    displayName: user?.displayName ?? '',
    birthday: user?.birthday?.slice(0, 10) ?? '',
    position: user?.position ?? '',
    height: heightText(user),
    skillLevel: user?.skillLevel ?? '',
    productUpdates: (user?.productUpdates ?? 1) === 1,
    weeklyDigest: user?.weeklyDigest === 1,
    marketingEmails: (user?.marketingEmails ?? 0) === 1,
  };
}
