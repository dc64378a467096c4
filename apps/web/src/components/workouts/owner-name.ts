import { t } from '@hooplog/language';
/** The owner of a workout. */
export interface WorkoutOwner {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  /** Only the viewer's own: addresses of others are not sent. */
  readonly email: string | null;
}

/** Full name, else e-mail, else "Unknown User". */
export function ownerName({ firstName, lastName, email }: WorkoutOwner): string {
  const fullName = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  if (fullName !== '') return fullName;
  return email ?? t('Unknown User');
}
