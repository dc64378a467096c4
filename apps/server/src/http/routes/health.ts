import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../services/context.ts';
import type { RegisterRoute } from '../route.ts';

export function healthRoutes(route: RegisterRoute, { database }: AppContext): void {
  route(contract.getHealth, async () => {
    await database.execute(sql`select 1`);
    return { status: 'ok' as const };
  });
}
