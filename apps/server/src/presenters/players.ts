import type { Player } from '@hooplog/contract';
import { playerName, type PlayerRow } from '../services/players/player.ts';

/** A user as other users see them. */
export const presentPlayer = (row: PlayerRow): Player => ({
  id: row.id,
  name: playerName(row),
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
});
