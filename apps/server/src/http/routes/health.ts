import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../../services/context.ts';
import type { RegisterRoute } from '../route.ts';

export function healthRoutes(route: RegisterRoute, { database }: AppContext): void {
  route(contract.getHealth, async () => {
    try {
      await database.execute(sql`select 1`);
    } catch (error) {
      throw new AppError('unavailable', 'The database does not answer', { cause: error });
    }
    return { status: 'ok' as const };
  });
}
