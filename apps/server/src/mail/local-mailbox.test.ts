import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalMailbox } from './local-mailbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooplog-mailbox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const mail = (subject: string) => ({ to: 'ann@example.com', subject, text: 'text' });

test('reads what another process stored, newest first', () => {
  const [api, worker] = [new LocalMailbox(folder), new LocalMailbox(folder)];
  api.keep(mail('first'), new Date(1000));
  worker.keep(mail('second'), new Date(2000));
  expect(api.read()).toEqual([
    { ...mail('second'), sentAt: new Date(2000) },
    { ...mail('first'), sentAt: new Date(1000) },
  ]);
});

test('only the last fifty mails are stored, readable by their owner alone', () => {
  const mailbox = new LocalMailbox(folder);
  for (let i = 0; i < 53; i += 1) mailbox.keep(mail(`mail ${i}`), new Date(i));
  const files = readdirSync(folder);
  expect(files).toHaveLength(50);
  expect(mailbox.read().at(-1)?.subject).toBe('mail 3');
  expect(statSync(join(folder, files[0] ?? '')).mode & 0o077).toBe(0);
});
