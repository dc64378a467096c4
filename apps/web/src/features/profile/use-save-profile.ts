import type { CurrentUser } from '@hooplog/contract';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

/** Saves the profile; `onSaved` follows the success, a failure is told by a toast and changes nothing. */
export const useSaveProfile = (onSaved: (user: CurrentUser) => void) =>
  useChange(callOf('PATCH /api/user/profile'), {
    failed: 'Failed to update profile',
    answers: currentUserQuery,
    onDone: onSaved,
  });
