/** In place of a status: the connection breaks. */
export const LOST = 0;

/** The body of our server's refusals: a response without it is a proxy's. */
const REFUSAL = { message: 'Not taken', code: 'refused', requestId: 'r1' };

/** The part of XMLHttpRequest used by an upload in one part: answers at once, with the statuses that the test sets. */
export class FakeRequest {
  static #statuses: number[] = [];
  /** How many parts were sent since `answerBy`. */
  static sent = 0;
  /** The number of bytes that the server reports as stored. */
  static storedBytes = 0;

  /** Sets the statuses of the next parts, in order. */
  static answerBy(statuses: readonly number[]): void {
    FakeRequest.#statuses = [...statuses];
    FakeRequest.sent = 0;
    FakeRequest.storedBytes = 0;
  }

  readonly upload = {};
  #method = '';
  #sentBytes = 0;
  readonly abort = () => undefined;
  readonly setRequestHeader = () => undefined;
  withCredentials = false;
  status = LOST;
  readonly statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;

  open(method: string) {
    this.#method = method;
  }

  getResponseHeader(name: string): string | null {
    const offset = FakeRequest.storedBytes + this.#sentBytes;
    const headers = { 'Upload-Offset': String(offset), 'Upload-Length': '4', 'X-Request-Id': 'r1' };
    return Object.entries(headers).find(([known]) => known === name)?.[1] ?? null;
  }

  send(body: Blob | null) {
    this.#sentBytes = body?.size ?? 0;
    if (this.#method === 'PATCH') {
      FakeRequest.sent += 1;
      this.status = FakeRequest.#statuses.shift() ?? LOST;
      if (this.status >= 400 && this.status < 500) this.responseText = JSON.stringify(REFUSAL);
    } else this.status = 200;
    queueMicrotask(() => {
      if (this.status === LOST) this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    });
  }
}
