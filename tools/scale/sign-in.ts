import { sendEmailCode, verifyEmailCode } from '@hooplog/contract';
import { BenchClient } from './client.ts';
import type { Program } from './program.ts';

/** The user whose calls are measured. */
export interface MeasuredPlayer {
  readonly client: BenchClient;
  readonly userId: string;
}

const EMAIL = 'measured@example.com';

/** Signs in as a browser does, by the code on the mailbox page. */
export async function signIn({ origin, mailbox }: Program): Promise<MeasuredPlayer> {
  const client = new BenchClient(origin);
  await client.call({
    method: sendEmailCode.method,
    url: sendEmailCode.path,
    body: { email: EMAIL },
  });
  const mails = String(await client.call({ method: 'GET', url: mailbox ?? '' }));
  const code = /\b\d{6}\b/.exec(mails.slice(mails.indexOf('<pre>')))?.[0];
  const body = { email: EMAIL, code, timeZone: 'America/New_York' };
  const { method, path } = verifyEmailCode;
  const answer = await client.call({ method, url: path, body });
  const user = JSON.parse(String(answer)) as { id: string };
  return { client, userId: user.id };
}
