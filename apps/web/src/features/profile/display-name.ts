import type { CurrentUser } from '@hooplog/contract';

/** What to call somebody on their own screens. */
export function nameOf({ displayName, firstName, lastName, email }: CurrentUser): string {
  const fullName = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  const names = [displayName ?? '', fullName, email];
  return names.find((name) => name.trim() !== '') ?? email;
}
