/** Resolves when the browser reports a connection, immediately if there is one. Rejects when aborted. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const once = { once: true, signal: over.signal };
    const onOnline = () => {
      over.abort();
      resolve();
    };
    const onGivenUp = () => {
      over.abort();
      reject(signal.reason as Error);
    };
    window.addEventListener('online', onOnline, once);
    signal.addEventListener('abort', onGivenUp, once);
  });
}
