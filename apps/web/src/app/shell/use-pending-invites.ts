/**
 * How many invitations wait for an answer, by navigation target.
 * Squads do not exist in this version, so nothing can wait; their count belongs here.
 */
export function usePendingInvites(): Readonly<Partial<Record<string, number>>> {
  return {};
}
