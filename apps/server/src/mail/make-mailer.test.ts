import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@hooplog/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startTestApp } from '../testing/test-app.ts';
import { makeMailer } from './make-mailer.ts';

const received: { to: string[]; text: string }[] = [];
const peer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise<void>((closed) => {
    peer.close(closed);
  });
});

const portOf = () => (peer.server.address() as AddressInfo).port;

test('a code goes to its one address through the configured mail server', async () => {
  const app = await startTestApp({
    smtpUrl: `smtp://127.0.0.1:${portOf()}`,
    mailFrom: 'Hooplog <hoop@example.com>',
  });
  try {
    const client = app.newClient();
    const email = 'real@example.com';
    await client.call(contract.sendEmailCode, { body: { email } });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([email]);
    expect(received[0]?.text).toContain('From: Hooplog <hoop@example.com>');
    const code = /sign-in code is (\d{6})/.exec(received[0]?.text ?? '')?.[1] ?? '';
    await client.call(contract.verifyEmailCode, { body: { email, code } });
  } finally {
    await app.close();
  }
});

test.each([
  ['codes are in the log on a local machine', {}, true],
  ['at a public address they are not', { PUBLIC_URL: 'https://hoop.example' }, false],
  ['nor on an address that the network can reach', { HOST: '0.0.0.0' }, false],
])('without a mail server, %s', (_name, env, isLogged) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hooplog-mailer-'));
  try {
    const logged: object[] = [];
    const log = { info: (details: object) => logged.push(details) };
    const config = readConfig({ ...env, HOOPLOG_DATA_DIR: dataDir });
    const mailer = makeMailer(config, log, () => new Date());
    void mailer.send({ to: 'ann@example.com', subject: 'Hello', text: 'The code is 123456' });
    expect(JSON.stringify(logged).includes('123456')).toBe(isLogged);
    expect(mailer.mailbox).toMatchObject([{ text: 'The code is 123456' }]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('a mail server that does not answer gives a 503 with a sentence', async () => {
  const app = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  try {
    const body = { email: 'lost@example.com' };
    const error = await app.newClient().refused(503, contract.sendEmailCode, { body });
    expect(error.code).toBe('unavailable');
  } finally {
    await app.close();
  }
});
