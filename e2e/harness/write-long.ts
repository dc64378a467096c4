import { type APIRequestContext, expect } from '@playwright/test';

/** A word that cannot be broken, like a pasted address. */
const LONG = 'https://example.com/watch/aVeryLongAddressThatNobodyBreaksAnywhere/0123456789';

/** Gives a squad, a workout, a message and an invitation the longest possible texts. */
export async function writeLong(request: APIRequestContext): Promise<void> {
  const data = { name: LONG.slice(0, 40), description: LONG };
  const squad = (await (await request.post('/api/groups', { data })).json()) as { id: string };
  await expect(await request.post('/api/messages', { data: { content: LONG } })).toBeOK();
  const invited = { inviteeEmail: 'somebody.with.a.rather.long.address@basketball.example' };
  const invitations = `/api/groups/${squad.id}/invitations`;
  await expect(await request.post(invitations, { data: invited })).toBeOK();
  await expect(await request.post(invitations, { data: {} })).toBeOK();
  const [workout] = (await (await request.get('/api/workouts')).json()) as readonly {
    id: string;
  }[];
  const named = { name: LONG.slice(0, 60), notes: LONG };
  await expect(await request.patch(`/api/workouts/${workout?.id}`, { data: named })).toBeOK();
}
