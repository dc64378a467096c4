import { startSchema } from '@hooplog/contract';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { storedValue } from '../device-storage/stored-value.ts';
import { LAST_NUMBERS } from '../device-storage/last-numbers.ts';
import { START_NUMBERS } from './start-numbers.ts';

const { stats, workouts, goals, assignments } = startSchema.shape;
const asked = <S extends z.ZodType>(data: S) => z.object({ at: z.number(), data }).optional();
const storage = storedValue(
  LAST_NUMBERS,
  z.object({
    stats: asked(stats),
    workouts: asked(workouts),
    goals: asked(goals),
    assignments: asked(assignments),
  }),
);

/** Shows the numbers of a user last stored on this device, with their age, until the server answers. */
export function showLastNumbers(client: QueryClient, userId: string): void {
  const known = storage.read(userId);
  for (const [name, queryKey] of START_NUMBERS) {
    const entry = known?.[name];
    if (entry === undefined || client.getQueryData(queryKey) !== undefined) continue;
    client.setQueryData(queryKey, entry.data, { updatedAt: entry.at });
    // The component that shows it refetches it.
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
