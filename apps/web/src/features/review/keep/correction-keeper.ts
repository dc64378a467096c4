import type { UpdateWorkoutBody } from '@hooplog/contract';
import type { KeepState } from './keep-state.ts';

/** Debounce: several quick calls are sent in one request. */
const DEBOUNCE_MS = 600;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

interface KeeperOptions {
  readonly send: (body: UpdateWorkoutBody) => Promise<unknown>;
  /** Whether the server rejects this body for good, so that a retry is pointless. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly onState: (state: KeepState) => void;
  /** Stores unsent corrections so that they survive a reload; null deletes them. */
  readonly keepDraft: (body: UpdateWorkoutBody | null) => void;
}

/**
 * Sends the corrections of one workout to the server: shortly after each change, one request at a time, always the
 * newest state, with retries while there is no connection.
 */
export class CorrectionKeeper {
  readonly #options: KeeperOptions;
  /** What the server has, as JSON. */
  #saved: string;
  #latest: UpdateWorkoutBody;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending: Promise<void> | null = null;
  #failures = 0;
  #isClosed = false;

  constructor(saved: UpdateWorkoutBody, options: KeeperOptions) {
    this.#saved = JSON.stringify(saved);
    this.#latest = saved;
    this.#options = options;
  }

  /** Takes the current corrections and schedules sending them. */
  note(body: UpdateWorkoutBody): void {
    if (this.#isClosed || JSON.stringify(body) === JSON.stringify(this.#latest)) return;
    this.#latest = body;
    this.#options.keepDraft(this.#isSaved() ? null : body);
    this.#options.onState(this.#isSaved() && this.#sending === null ? 'kept' : 'keeping');
    this.#failures = 0;
    this.#sendIn(DEBOUNCE_MS);
  }

  /** Sends unsent corrections right away: the connection is back, or the page is about to close. */
  sendNow(): void {
    if (!this.#isSaved() && !this.#isClosed) this.#sendIn(0);
  }

  /** Sends the current corrections even if the server already has them. Throws if the request fails. */
  async flush(): Promise<void> {
    this.#stopTimer();
    await this.#sending;
    this.#stopTimer();
    await this.#deliver(this.#latest);
  }

  /** Sends unsent corrections one last time and ignores later ones. */
  close(): void {
    this.sendNow();
    this.#isClosed = true;
  }

  #isSaved(): boolean {
    return JSON.stringify(this.#latest) === this.#saved;
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #sendIn(delay: number): void {
    this.#stopTimer();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#sending ??= this.#send().finally(() => {
        this.#sending = null;
        // Corrections noted while the request was running.
        if (this.#timer === null && this.#failures === 0) this.sendNow();
      });
    }, delay);
  }

  async #deliver(body: UpdateWorkoutBody): Promise<void> {
    await this.#options.send(body);
    this.#saved = JSON.stringify(body);
    this.#failures = 0;
    if (!this.#isSaved()) return;
    this.#options.keepDraft(null);
    this.#options.onState('kept');
  }

  async #send(): Promise<void> {
    if (this.#isSaved()) return;
    try {
      await this.#deliver(this.#latest);
    } catch (error) {
      this.#failures += 1;
      if (this.#options.isRefusal(error)) {
        this.#options.onState('refused');
        return;
      }
      this.#options.onState('waiting');
      const delay = FIRST_RETRY_MS * 2 ** (this.#failures - 1);
      if (!this.#isClosed) this.#sendIn(Math.min(MAX_RETRY_MS, delay));
    }
  }
}
