import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Mail, SentMail } from './mailer.ts';

/** The mailbox page is for the last few mails, not an archive. */
const KEPT_MAILS = 50;

const keptMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.coerce.date(),
});

/**
 * The last mails of an installation without a mail server, as files: API and worker are processes of their own, and
 * both send. A folder of fifty small files is read at once, so that nobody waits for a promise to look into it.
 */
export class LocalMailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Oldest first: version 7 keys sort by time. */
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
    for (const name of older.slice(0, Math.max(0, older.length + 1 - KEPT_MAILS))) {
      rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** Newest first. */
  read(): SentMail[] {
    return this.#names()
      .toReversed()
      .flatMap((name) => this.#readOne(join(this.#folder, name)));
  }

  /** Nothing where the other process has removed the file meanwhile. */
  #readOne(path: string): SentMail[] {
    try {
      return [keptMailSchema.parse(JSON.parse(readFileSync(path, 'utf8')))];
    } catch {
      return [];
    }
  }
}
