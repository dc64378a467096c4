import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const CALL_LIMIT_MS = 30_000;
const BETWEEN_TRIES_MS = 250;

/** The response to a call, after any number of tries. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly json?: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One signed-in player of the program under test, who repeats unanswered calls, like the web client. */
export class Caller {
  readonly #addresses: readonly string[];
  readonly #dataDir: string;
  readonly email: string;
  #cookie = '';
  /** Answered calls, unanswered tries, and the longest time from a first try to an answer. */
  calls = 0;
  repeated = 0;
  longestMs = 0;

  /** @param addresses of all copies of the API: each try goes to any of them */
  constructor(addresses: readonly string[], dataDir: string, email: string) {
    this.#addresses = addresses;
    this.#dataDir = dataDir;
    this.email = email;
  }

  /** Cookie of the session. */
  get cookie(): string {
    return this.#cookie;
  }

  async signIn(): Promise<void> {
    const { email } = this;
    await this.untilAnswered({ method: 'POST', path: '/api/auth/email/start', json: { email } });
    const code = await this.#mailedCode();
    const json = { email, code, timeZone: 'UTC' };
    const answer = await this.untilAnswered({
      method: 'POST',
      path: '/api/auth/email/verify',
      json,
    });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`);
  }

  /** Null if there was no answer, or the program is temporarily unavailable. */
  async try({ method, path, json, bytes, headers }: Call): Promise<Answer | null> {
    try {
      const response = await fetch(this.#anyAddress() + path, {
        method,
        headers: {
          cookie: this.#cookie,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: bytes ?? (json === undefined ? null : JSON.stringify(json)),
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      });
      const text = await response.text();
      const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
      if (set.length > 0) this.#cookie = set.join('; ');
      if (response.status >= 500) return null;
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    } catch {
      return null;
    }
  }

  #anyAddress(): string {
    return this.#addresses[Math.floor(Math.random() * this.#addresses.length)] ?? '';
  }

  async untilAnswered(call: Call): Promise<Answer> {
    const since = Date.now();
    for (;;) {
      const answer = await this.try(call);
      if (answer !== null) {
        this.calls += 1;
        this.longestMs = Math.max(this.longestMs, Date.now() - since);
        return answer;
      }
      this.repeated += 1;
      await delay(BETWEEN_TRIES_MS);
    }
  }

  /** Reads the mailbox of an installation without a mail server: the newest file for this address. */
  async #mailedCode(): Promise<string> {
    const folder = join(this.#dataDir, 'mailbox');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
    for (const name of names.toReversed()) {
      const text = await readFile(join(folder, name), 'utf8');
      const code = text.includes(this.email)
        ? /sign-in code is (\d{6})/.exec(text)?.[1]
        : undefined;
      if (code !== undefined) return code;
    }
    throw new Error(`no code was mailed to ${this.email}`);
  }
}
