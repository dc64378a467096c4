/** The part of XMLHttpRequest that an upload uses: answers at once, by the status that the test sets. */
export class FakeRequest {
  static status = 204;
  readonly upload = {};
  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;
  withCredentials = false;
  status = 0;
  readonly statusText = '';
  readonly responseText = '';
  onload?: () => void;
  onloadend?: () => void;

  send() {
    this.status = FakeRequest.status;
    queueMicrotask(() => {
      this.onload?.();
      this.onloadend?.();
    });
  }
}
