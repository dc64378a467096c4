import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { deviceLinks } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

export interface DeviceLinkState {
  readonly state: 'waiting' | 'used' | 'expired';
  readonly device: string | null;
}

/** The state of a link; it exists only for the session that created it. */
export async function getDeviceLink(
  context: AppContext,
  { id, session }: { readonly id: string; readonly session: string },
): Promise<DeviceLinkState> {
  const [link] = await context.database
    .select({ device: deviceLinks.device, expiresAt: deviceLinks.expiresAt })
    .from(deviceLinks)
    .where(and(eq(deviceLinks.id, id), eq(deviceLinks.session, session)));
  if (link === undefined) throw notFound(phrase('Link not found'));
  const { device, expiresAt } = link;
  if (device !== null) return { state: 'used', device };
  return { state: expiresAt > context.now() ? 'waiting' : 'expired', device };
}
