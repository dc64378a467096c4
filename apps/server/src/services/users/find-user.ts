import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';

export type User = typeof users.$inferSelect;

export async function findUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user ?? null;
}
