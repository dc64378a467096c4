import { TooManyWaiting } from '../database/away.ts';

/** Runs work one at a time, with callers taking turns: a caller who asks for much only delays themselves. */
export type FairTurns = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue that runs one piece of work at a time. Callers with work waiting take turns, however much each of them has.
 *
 * @param maxWaiting pieces of one caller that may wait; the next one is refused with `TooManyWaiting`
 */
export function makeFairTurns(maxWaiting: number): FairTurns {
  // In the order of turns: a caller who has had one goes to the end.
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isWorking = false;

  const next = async () => {
    isWorking = true;
    for (;;) {
      const [first] = waiting;
      if (first === undefined) break;
      const [caller, [work, ...rest]] = first;
      waiting.delete(caller);
      if (rest.length > 0) waiting.set(caller, rest);
      await work?.();
    }
    isWorking = false;
  };

  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const own = waiting.get(caller) ?? [];
    if (own.length >= maxWaiting) throw new TooManyWaiting();
    const { promise, resolve } = Promise.withResolvers<T>();
    // Never rejects: the failure goes to the caller.
    const run = () => {
      const done = work();
      resolve(done);
      return done.then(
        () => undefined,
        () => undefined,
      );
    };
    waiting.set(caller, [...own, run]);
    if (!isWorking) void next();
    return promise;
  };
}
