import { MediaError } from '../media-error.ts';

/** Passes items on, and throws `stalled` if the next one takes longer than the limit. */
export async function* withinLimit<T>(
  items: AsyncIterable<T>,
  limitSeconds: number,
): AsyncGenerator<T, void> {
  const iterator = items[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new MediaError('stalled', `nothing came for ${limitSeconds} s`));
        }, limitSeconds * 1000);
      });
      const next = await Promise.race([iterator.next(), late]);
      clearTimeout(timer);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    // Not awaited: a stuck iterator would never respond.
    void iterator.return?.().catch(() => undefined);
  }
}
