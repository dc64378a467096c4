import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../database/schema/users.ts';

/**
 * The columns of a player that others may see: a query that selects no more cannot leak more. @param table `users`, or an alias
 * of it
 */
export const playerColumnsOf = <Table extends Record<keyof PlayerRow, AnyPgColumn>>(
  table: Table,
): { readonly [Key in keyof PlayerRow]: Table[Key] } => ({
  id: table.id,
  displayName: table.displayName,
  firstName: table.firstName,
  lastName: table.lastName,
  profileImageUrl: table.profileImageUrl,
});

export const playerColumns = playerColumnsOf(users);

export interface PlayerRow {
  readonly id: string;
  readonly displayName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

/** Display name, else first and last name, but never the email address. */
export function playerName({ displayName, firstName, lastName }: Omit<PlayerRow, 'id'>): string {
  const written = (text: string | null) => text !== null && text.trim() !== '';
  if (displayName !== null && written(displayName)) return displayName;
  const fullName = [firstName, lastName].filter(written).join(' ');
  return fullName === '' ? 'Player' : fullName;
}

const COLLATOR = new Intl.Collator('en');

/** Sort order of lists by displayed name. */
export const compareNames = (a: PlayerRow, b: PlayerRow): number =>
  COLLATOR.compare(playerName(a), playerName(b));
