import type { Equipment } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './current-user.ts';

/** The hoop and ball that the player says they usually have; undefined where they have not said. */
export function useUsualEquipment(): Equipment | undefined {
  const { data: user } = useQuery(currentUserQuery);
  return user?.equipment ?? undefined;
}
