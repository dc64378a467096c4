import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Mail, SentMail } from './mailer.ts';

/** The mailbox page shows the last few mails; it is no archive. */
const MAX_MAILS = 50;

const storedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.coerce.date(),
});

/**
 * The last mails of an installation without a mail server, stored as files since API and worker are separate processes and both
 * send. It reads synchronously: fifty small files take no time.
 */
export class LocalMailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Names of the files, oldest first: version 7 keys sort by time. */
  #names(): string[] {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  }

  keep({ to, subject, text }: Mail, sentAt: Date): void {
    const older = this.#names();
    const path = join(this.#folder, uuidv7());
    // Only the owner of the data folder may read codes and links.
    writeFileSync(path, JSON.stringify({ to, subject, text, sentAt }), { mode: 0o600 });
    renameSync(path, `${path}.json`);
    for (const name of older.slice(0, Math.max(0, older.length + 1 - MAX_MAILS))) {
      rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** Newest first. */
  read(): SentMail[] {
    return this.#names()
      .toReversed()
      .flatMap((name) => this.#readOne(join(this.#folder, name)));
  }

  /** Empty if the other process has just removed the file. */
  #readOne(path: string): SentMail[] {
    try {
      return [storedMailSchema.parse(JSON.parse(readFileSync(path, 'utf8')))];
    } catch {
      return [];
    }
  }
}
