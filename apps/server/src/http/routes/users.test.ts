import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

test('the first save completes the profile', async () => {
  const { client } = await server.signIn();
  const body = {
    displayName: ' Ann ',
    birthday: '2001-02-03',
    position: 'Guard',
    height: 70,
    skillLevel: 'Pro',
    marketingEmails: 1,
    productUpdates: 0,
    timeZone: 'Europe/Berlin',
  } as const;
  const saved = await client.call(contract.updateProfile, { body });
  expect(saved).toMatchObject({
    ...body,
    displayName: 'Ann',
    birthday: '2001-02-03T00:00:00.000Z',
    profileComplete: 1,
  });
  expect(await client.call(contract.getCurrentUser)).toEqual(saved);
});

test('omitted fields stay, null clears', async () => {
  const { client } = await server.signIn();
  const body = { displayName: 'Bo', height: 60, position: 'Center' } as const;
  await client.call(contract.updateProfile, { body });
  const saved = await client.call(contract.updateProfile, {
    body: { displayName: 'Bo', position: null },
  });
  expect(saved).toMatchObject({ height: 60, position: null });
});

test('nothing but the profile can be changed', async () => {
  const { client, user } = await server.signIn();
  const body = { displayName: 'Eve', email: 'x@example.com', isCoach: 1, id: 'x' } as {
    displayName: string;
  };
  const saved = await client.call(contract.updateProfile, { body });
  expect(saved).toMatchObject({ id: user.id, email: user.email, isCoach: 0 });
});

test.each([
  [{}, 'displayName', 'Display name is required'],
  [{ displayName: '   ' }, 'displayName', 'Display name is required'],
  [{ displayName: 'x'.repeat(51) }, 'displayName', 'Display name can have at most 50 characters'],
  [{ displayName: 'A', height: 47 }, 'height', 'Height must be at least 48 inches'],
  [{ displayName: 'A', height: 97 }, 'height', 'Height must be at most 96 inches'],
  [{ displayName: 'A', height: 60.5 }, 'height', 'Height is a whole number of inches'],
  [
    { displayName: 'A', birthday: '1899-12-31' },
    'birthday',
    'Birthday cannot be before 1900-01-01',
  ],
  [{ displayName: 'A', birthday: '2999-01-01' }, 'birthday', 'Birthday cannot be in the future'],
  [{ displayName: 'A', birthday: 'soon' }, 'birthday', 'Please enter a valid date'],
  [{ displayName: 'A', position: 'Libero' }, 'position', 'Choose Guard, Forward or Center'],
  [{ displayName: 'A', timeZone: 'Mars/Olympus' }, 'timeZone', 'Unknown time zone'],
])('%j is refused, naming %s', async (body, field, message) => {
  const { client } = await server.signIn();
  const error = await client.refused(400, contract.updateProfile, {
    body: body as { displayName: string },
  });
  expect(error).toMatchObject({ code: 'validation_failed', message, fields: { [field]: message } });
});

test.each([
  ['Pacific/Auckland', '2026-11-22', true],
  ['America/Los_Angeles', '2026-11-22', false],
  ['America/Los_Angeles', '2026-11-21', true],
])('in %s a birthday of %s is accepted: %s', async (timeZone, birthday, taken) => {
  // 10 a.m. of the 22nd in Auckland, 1 p.m. of the 21st in Los Angeles.
  server.clock = new Date('2026-11-21T21:00:00Z');
  const { client } = await server.signIn(`born-${birthday}-${taken}@example.com`, timeZone);
  const body = { displayName: 'Ann', birthday };
  const message = 'Birthday cannot be in the future';
  if (taken) await client.call(contract.updateProfile, { body });
  else {
    const { fields } = await client.refused(400, contract.updateProfile, { body });
    expect(fields).toEqual({ birthday: message });
  }
  server.clock = null;
});

test('coach mode is switched on and off', async () => {
  const { client } = await server.signIn();
  const on = await client.call(contract.updateCoachStatus, { body: { isCoach: true } });
  expect(on.isCoach).toBe(1);
  expect((await client.call(contract.getCurrentUser)).isCoach).toBe(1);
  const off = await client.call(contract.updateCoachStatus, { body: { isCoach: false } });
  expect(off.isCoach).toBe(0);
});

test('coach mode accepts true or false', async () => {
  const { client } = await server.signIn();
  const body = { isCoach: 'yes' as unknown as boolean };
  const { fields } = await client.refused(400, contract.updateCoachStatus, { body });
  expect(fields).toEqual({ isCoach: 'Say true or false' });
});

test('a setting changed on an outdated page keeps the newer name', async () => {
  const { client } = await server.signIn();
  await client.call(contract.updateProfile, { body: { displayName: 'Ann', height: 60 } });
  await client.call(contract.updateProfile, { body: { displayName: 'Annie' } });
  const saved = await client.call(contract.updateProfile, { body: { units: 'metric' } });
  expect(saved).toMatchObject({ displayName: 'Annie', height: 60, units: 'metric' });
});

test('units are unset until the player chooses, and are exported', async () => {
  const { client } = await server.signIn();
  expect(await client.call(contract.getCurrentUser)).toMatchObject({ units: null });
  await client.call(contract.updateProfile, { body: { displayName: 'Ann', units: 'imperial' } });
  expect(await client.call(contract.getCurrentUser)).toMatchObject({ units: 'imperial' });
  const exported = await client.request({ url: '/api/export.json' });
  expect(exported.json()).toMatchObject({ profile: { units: 'imperial' } });
  const body = { units: 'cubits' as never };
  await client.refused(400, contract.updateProfile, { body });
});

test('the usual hoop and ball are unset at first, stored when given, exported, and cleared by null', async () => {
  const { client } = await server.signIn();
  const equipment = { rimHeight: 9, ballSize: 5 } as const;
  const body = { displayName: 'Ann', equipment };
  expect((await client.call(contract.getCurrentUser)).equipment).toBeNull();
  expect(await client.call(contract.updateProfile, { body })).toMatchObject({ equipment });
  const named = await client.call(contract.updateProfile, { body: { displayName: 'Annie' } });
  expect(named).toMatchObject({ displayName: 'Annie', equipment });
  const exported = await client.request({ url: '/api/export.json' });
  expect(exported.json()).toMatchObject({ profile: { equipment } });
  const unsaid = await client.call(contract.updateProfile, { body: { equipment: null } });
  expect(unsaid.equipment).toBeNull();
});

test.each([
  ['a hoop that is too high', { rimHeight: 30, ballSize: 7 }, 'equipment.rimHeight'],
  ['an unknown ball', { rimHeight: 10, ballSize: 'beach' }, 'equipment.ballSize'],
])('%s is refused', async (_name, equipment, field) => {
  const { client } = await server.signIn();
  const body = { displayName: 'Ann', equipment: equipment as { rimHeight: number; ballSize: 7 } };
  const error = await client.refused(400, contract.updateProfile, { body });
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
});
