/** In the place of a status: the connection breaks. */
export const LOST = 0;

/** The part of XMLHttpRequest that an upload uses: answers at once, by the statuses that the test sets. */
export class FakeRequest {
  static #statuses: number[] = [];
  /** How often something was sent since `answerBy`. */
  static sent = 0;

  /** The next requests are answered by these, one after the other. */
  static answerBy(statuses: readonly number[]): void {
    FakeRequest.#statuses = [...statuses];
    FakeRequest.sent = 0;
  }

  readonly upload = {};
  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;
  withCredentials = false;
  status = LOST;
  readonly statusText = '';
  readonly responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;

  send() {
    FakeRequest.sent += 1;
    this.status = FakeRequest.#statuses.shift() ?? LOST;
    queueMicrotask(() => {
      if (this.status === LOST) this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    });
  }
}
