import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { useTestApp } from '../testing/test-app.ts';

const { limits } = readConfig({});
const server = useTestApp({ limits });

test('a user may request five changes a day, across all copies', async () => {
  const { client } = await server.signIn();
  for (let count = 0; count < limits.signInsPerAddress; count += 1) {
    await client.call(contract.startEmailChange, { body: { email: `a${count}@example.com` } });
  }
  const { code } = await client.refused(429, contract.startEmailChange, {
    body: { email: 'last@example.com' },
  });
  expect(code).toBe('rate_limited');
});

test('one address gets at most ten mails a day, from all users together', async () => {
  const body = { email: 'somebody@example.com' };
  const mails = () =>
    (server.context.mail.mailbox ?? []).filter(({ to }) => to === body.email).length;
  const people = [await server.signIn(), await server.signIn(), await server.signIn()];
  for (const { client } of people.slice(0, 2)) {
    for (let count = 0; count < 5; count += 1) {
      await client.call(contract.startEmailChange, { body });
    }
  }
  expect(mails()).toBe(10);
  await people[2]?.client.refused(429, contract.startEmailChange, { body });
  expect(mails()).toBe(10);
});
