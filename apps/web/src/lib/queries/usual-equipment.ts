import type { Equipment } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './current-user.ts';

/** The player's usual hoop and ball; undefined if they have not set them. */
export function useUsualEquipment(): Equipment | undefined {
  const { data: user } = useQuery(currentUserQuery);
  return user?.equipment ?? undefined;
}
