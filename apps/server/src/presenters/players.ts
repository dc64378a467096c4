import type { Player } from '@hooplog/contract';
import { users } from '../database/schema/users.ts';

/** The columns that `presentPlayer` reads: a query that selects no more cannot leak more. */
export const playerColumns = {
  id: users.id,
  displayName: users.displayName,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
};

interface PlayerRow {
  readonly id: string;
  readonly displayName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

/** Display name, else first and last name; an address is nobody else's business. */
export function playerName({ displayName, firstName, lastName }: Omit<PlayerRow, 'id'>): string {
  const written = (text: string | null) => text !== null && text.trim() !== '';
  if (displayName !== null && written(displayName)) return displayName;
  const fullName = [firstName, lastName].filter(written).join(' ');
  return fullName === '' ? 'Player' : fullName;
}

/** A user as other users see them. */
export const presentPlayer = (row: PlayerRow): Player => ({
  id: row.id,
  name: playerName(row),
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
});
