/** Comes when the browser believes to have a connection, at once while it has one. Fails when it is given up. */
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
