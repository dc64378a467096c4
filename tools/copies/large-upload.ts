import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { markdownTable } from '../../eval/src/report/markdown-table.ts';
import { Caller } from '../drill/caller.ts';
import { HEADINGS } from '../drill/reliability-page.ts';
import { stackLines } from '../drill/stack-lines.ts';
import { orphansLeft, orphansOf, type Place, sweep, withPlace } from './place.ts';
import { RunningCopies } from './running-copies.ts';

const MEBIBYTE = 1024 * 1024;
/** The part size of the web client. */
const PART_BYTES = 8 * MEBIBYTE;
/** After this many bytes of a part its API is killed: enough to be worth keeping. */
const HALF_PART_BYTES = 3 * MEBIBYTE;
/** One of this many parts is interrupted half-way. */
const PARTS_BETWEEN_KILLS = 8;
/** Milliseconds after which an API that is joining the parts is killed, the first and the second time. */
const JOINING_KILLED_AFTER_MS = [500, 2500];
/** Time for half a part to arrive. */
const ON_ITS_WAY_MS = 300;
const PATIENCE_MS = 10 * 60_000;

export interface UploadResult {
  readonly megabytes: number;
  /** APIs killed in the middle of a part, and while joining all of them. */
  readonly killedInPart: number;
  readonly killedJoining: number;
  /** MB that were sent twice. */
  readonly sentAgain: number;
  readonly seconds: number;
  /** Whether the stored file equals the sent one. */
  readonly isSame: boolean;
  readonly orphans: number;
  readonly orphansLeft: number;
  readonly stackLines: number;
}

/** A large upload, sent to two APIs that are killed in the middle of its parts and while joining them. */
export const runUploadDrill = (
  megabytes: number,
  say: (sentence: string) => void,
): Promise<UploadResult> => withPlace((place) => drill(place, megabytes * MEBIBYTE, say));

async function drill(
  place: Place,
  length: number,
  say: (sentence: string) => void,
): Promise<UploadResult> {
  const copies = await RunningCopies.start(place);
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    const caller = new Caller(copies.addresses, place.dataDir, 'upload@example.com');
    await caller.signIn();
    const since = Date.now();
    const file = fileOf(length);
    const sender = new PartSender(copies, caller.cookie, file);
    await sender.announce();
    await sender.sendAll(say);
    const seconds = (Date.now() - since) / 1000;
    const isSame = sha(await storedFile(place, client)) === sha(file);
    const orphans = await orphansOf(place, client);
    await sweep(place);
    return {
      ...{ megabytes: length / MEBIBYTE, seconds, isSame, orphans },
      ...{ killedInPart: sender.killedInPart, killedJoining: sender.killedJoining },
      sentAgain: (sender.sent - length) / MEBIBYTE,
      orphansLeft: await orphansLeft(place, client),
      stackLines: stackLines(copies.said),
    };
  } finally {
    await copies.stop();
    await client.end();
  }
}

/** The only video's file in the bucket. */
async function storedFile({ bucket }: Place, client: pg.Client): Promise<Uint8Array> {
  const { rows } = await client.query<{ key: string }>('select storage_key as key from videos');
  return bucket.read(rows[0]?.key ?? '');
}

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file that the server recognises as MP4, with bytes that never repeat. */
function fileOf(length: number): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4)
    file.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);
  file.write('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 0, 'latin1');
  return file;
}

/** Sends one file by tus, resuming at the server's offset, and kills the API that is receiving. */
class PartSender {
  readonly #copies: RunningCopies;
  readonly #cookie: string;
  readonly #file: Buffer<ArrayBuffer>;
  #path = '';
  /** Index of the API in use. */
  #api = 0;
  killedInPart = 0;
  killedJoining = 0;
  /** Bytes sent. */
  sent = 0;

  constructor(copies: RunningCopies, cookie: string, file: Buffer<ArrayBuffer>) {
    this.#copies = copies;
    this.#cookie = cookie;
    this.#file = file;
  }

  async announce(): Promise<void> {
    const headers = this.#headers({ 'upload-length': `${this.#file.length}` });
    const answer = await fetch(this.#url('/api/videos/resumable'), { method: 'POST', headers });
    const { videoId } = z.object({ videoId: z.string() }).parse(await answer.json());
    this.#path = `/api/videos/${videoId}`;
  }

  async sendAll(say: (sentence: string) => void): Promise<void> {
    let [offset, parts] = [0, 0];
    while (offset < this.#file.length) {
      const part = this.#file.subarray(offset, offset + PART_BYTES);
      const isLast = offset + part.length === this.#file.length;
      const joinKill = isLast ? JOINING_KILLED_AFTER_MS[this.killedJoining] : undefined;
      parts += 1;
      if (joinKill !== undefined) await this.#killWhileJoining(offset, part, joinKill);
      else if (!isLast && parts % PARTS_BETWEEN_KILLS === 0) await this.#killInPart(offset, part);
      else await this.#send(offset, part);
      offset = await this.#offset();
    }
    say(`Killed ${this.killedInPart} APIs in a part, ${this.killedJoining} that joined them.`);
  }

  #url(path: string): string {
    return (this.#copies.addresses[this.#api] ?? '') + path;
  }

  #headers(more: Readonly<Record<string, string>> = {}) {
    return { cookie: this.#cookie, 'tus-resumable': '1.0.0', ...more };
  }

  /** Kills the API in use and switches to the other one. */
  #kill(): void {
    this.#copies.killOne('api', (this.#api + 0.5) / this.#copies.addresses.length);
    this.#api = (this.#api + 1) % this.#copies.addresses.length;
  }

  #partHeaders(offset: number, bytes: number) {
    return this.#headers({
      'content-type': 'application/offset+octet-stream',
      'content-length': `${bytes}`,
      'upload-offset': `${offset}`,
    });
  }

  /** Ignores the outcome: the server is asked for its offset. */
  async #send(offset: number, body: Buffer<ArrayBuffer>): Promise<void> {
    const headers = this.#partHeaders(offset, body.length);
    const url = this.#url(`${this.#path}/content`);
    await fetch(url, { method: 'PATCH', headers, body }).catch(() => null);
    this.sent += body.length;
  }

  async #killInPart(offset: number, part: Buffer<ArrayBuffer>): Promise<void> {
    const headers = this.#partHeaders(offset, part.length);
    const half = request(this.#url(`${this.#path}/content`), { method: 'PATCH', headers });
    half.on('error', () => undefined);
    half.write(part.subarray(0, HALF_PART_BYTES));
    await delay(ON_ITS_WAY_MS);
    this.#kill();
    this.killedInPart += 1;
    this.sent += HALF_PART_BYTES;
  }

  async #killWhileJoining(
    offset: number,
    part: Buffer<ArrayBuffer>,
    afterMs: number,
  ): Promise<void> {
    const sending = this.#send(offset, part);
    const isOver = await Promise.race([sending.then(() => true), delay(afterMs, false)]);
    if (isOver) return;
    this.#kill();
    this.killedJoining += 1;
    await sending;
  }

  async #offset(): Promise<number> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await fetch(this.#url(`${this.#path}/content`), {
        ...{ method: 'HEAD', headers: this.#headers() },
      }).catch(() => null);
      if (answer?.ok === true) return Number(answer.headers.get('upload-offset'));
      if (Date.now() > giveUpAt) throw new Error('No API says how far the upload is');
      await delay(250);
    }
  }
}

/** The section of `docs/reliability.md` about large uploads. */
export function uploadSection(result: UploadResult, machine: string): string {
  return `${HEADINGS.upload}

Written by \`npm run measure -- copies --upload\`. A film is sent by tus in parts of 8 MB to one of two APIs, which is killed the hard way after 3 MB of
every eighth part, and after the last part, while it joins all of them into one object: after half a second, then after two and a half.
The upload goes on by the other API each time, from where that one says it is.

${markdownTable([
  ['found', ''],
  ['size', `${result.megabytes.toFixed(0)} MB`],
  ['APIs killed in a part', `${result.killedInPart}`],
  ['APIs killed while they joined the parts', `${result.killedJoining}`],
  ['sent a second time', `${result.sentAgain.toFixed(0)} MB`],
  ['from the first byte to the last answer', `${result.seconds.toFixed(0)} s`],
  ['what is stored is what was sent', result.isSame ? 'yes' : '**no**'],
  ['objects and parts that nothing named at the end', `${result.orphans}`],
  ['… and after the sweep', `${result.orphansLeft}`],
  ['lines of stack traces', `${result.stackLines}`],
])}

${machine}
`;
}
