import * as contract from '@hooplog/contract';
import { afterEach } from 'vitest';
import { mailedCode, type SignedIn, useTestApp } from './test-app.ts';

/** A code different from this one. */
export const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A program with two operators, and helpers for changes of address. */
export function useAddressChanges() {
  const server = useTestApp({ operators: ['op@example.com', 'op2@example.com'] });

  let made = 0;
  const newAddress = () => `new${++made}@example.com`;

  const mailsTo = (email: string, app = server) =>
    (app.context.mail.mailbox ?? []).filter(({ to }) => to === email);

  async function start({ client, user }: SignedIn, email = newAddress(), app = server) {
    await client.call(contract.startEmailChange, { body: { email } });
    const oldCode = mailedCode(app.context, user.email);
    return { email, oldCode, newCode: mailedCode(app.context, email) };
  }

  async function change(person: SignedIn, email = newAddress(), app = server) {
    const { oldCode, newCode } = await start(person, email, app);
    return person.client.call(contract.finishEmailChange, { body: { oldCode, newCode } });
  }

  function stopPath(email: string): string {
    const found = /\/api\/mail\/email-change\?token=[\w-]+/.exec(mailsTo(email)[0]?.text ?? '');
    if (found === null) throw new Error('No link that stops it was mailed');
    return found[0];
  }

  afterEach(() => {
    server.clock = null;
  });
  return { server, newAddress, mailsTo, start, change, stopPath };
}
