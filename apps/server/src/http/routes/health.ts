import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../services/context.ts';
import { storageFull } from '../../services/why-unavailable.ts';
import type { RegisterRoute } from '../route.ts';

export function healthRoutes(route: RegisterRoute, { database, storage }: AppContext): void {
  route(contract.getHealth, async () => {
    await database.execute(sql`select 1`);
    if (!(await storage.hasRoom())) throw storageFull(null);
    return { status: 'ok' as const };
  });
}
