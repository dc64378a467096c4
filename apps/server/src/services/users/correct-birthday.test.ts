import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { correctBirthday } from './correct-birthday.ts';

const server = useTestApp();
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const ADULT = new Date('1990-05-06');

async function playerOf(years: number) {
  const { client, user } = await server.signIn();
  const body = { displayName: 'Kim', birthday: yearsAgo(years) };
  await client.call(contract.updateProfile, { body });
  return { client, email: user.email };
}

test('an adult who mistyped the year can continue, and no parent is asked any more', async () => {
  const { client, email } = await playerOf(10);
  await client.call(contract.askParent, { body: { parentEmail: 'somebody@example.com' } });
  await client.refused(403, contract.listWorkouts);
  await correctBirthday(server.context, email, ADULT);
  await client.call(contract.listWorkouts);
  await client.refused(404, contract.getParentalConsent);
  const user = await client.call(contract.getCurrentUser);
  expect(user).toMatchObject({ birthday: ADULT.toISOString(), awaitsParent: 0 });
  expect((await client.call(contract.listMessages)).length).toBe(0);
});

test('a waiting child cannot get in by entering another birthday', async () => {
  const { client } = await playerOf(10);
  const body = { displayName: 'Kim', birthday: '1990-05-06' };
  expect((await client.send(contract.updateProfile, { body })).statusCode).toBe(403);
});

test('a corrected birthday that is still a child’s keeps asking a parent', async () => {
  const { client, email } = await playerOf(10);
  await correctBirthday(server.context, email, new Date(yearsAgo(11)));
  await client.refused(403, contract.listWorkouts);
  await client.call(contract.getParentalConsent);
});

test('refuses unknown accounts and birthdays in the future', async () => {
  const { email } = await playerOf(30);
  await expect(correctBirthday(server.context, 'nobody@example.com', ADULT)).rejects.toThrow(
    'Account not found',
  );
  const tomorrow = new Date(Date.now() + 3 * 24 * 3_600_000);
  await expect(correctBirthday(server.context, email, tomorrow)).rejects.toThrow('future');
});
