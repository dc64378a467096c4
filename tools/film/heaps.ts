import type { CDPSession, Page } from '@playwright/test';

/** Memory used by scripts. Megabytes. */
export interface Heap {
  /** Objects, garbage included. */
  readonly objects: number;
  /** Array buffers and the memory of WebAssembly. */
  readonly buffers: number;
}

interface Usage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/** Calls a page or one of its workers through the devtools protocol. */
type Ask = (method: 'Runtime.getHeapUsage' | 'HeapProfiler.collectGarbage') => Promise<unknown>;

const MB = 1024 * 1024;

/** Talks to a worker through its page: only pages get sessions of their own. */
function askWorker(session: CDPSession, sessionId: string): Ask {
  let id = 0;
  return (method) => {
    const asked = ++id;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const hear = (event: { readonly sessionId: string; readonly message: string }): void => {
      const said = JSON.parse(event.message) as { id?: number; result?: unknown };
      if (event.sessionId !== sessionId || said.id !== asked) return;
      session.off('Target.receivedMessageFromTarget', hear);
      resolve(said.result);
    };
    session.on('Target.receivedMessageFromTarget', hear);
    const message = JSON.stringify({ id: asked, method });
    // A worker that has ended no longer answers.
    session.send('Target.sendMessageToTarget', { sessionId, message }).catch(resolve);
    return promise;
  };
}

/** Watches the heaps of a page and of its workers together; call it before they start. */
export class Heaps {
  readonly #asks = new Map<string, Ask>();
  readonly #session: CDPSession;

  static async of(page: Page): Promise<Heaps> {
    const session = await page.context().newCDPSession(page);
    const heaps = new Heaps(session);
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
    await session.send('Target.setAutoAttach', attach);
    return heaps;
  }

  private constructor(session: CDPSession) {
    this.#session = session;
    this.#asks.set('page', (method) => session.send(method));
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#asks.set(sessionId, askWorker(session, sessionId));
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => this.#asks.delete(sessionId));
  }

  async now(): Promise<Heap> {
    const used = (await this.#askAll('Runtime.getHeapUsage')) as readonly Usage[];
    const sum = (size: keyof Usage) => used.reduce((all, one) => all + one[size], 0) / MB;
    return { objects: sum('usedSize'), buffers: sum('backingStorageSize') };
  }

  /** Memory left after a full garbage collection. */
  async withoutGarbage(): Promise<Heap> {
    await this.#askAll('HeapProfiler.collectGarbage');
    return this.now();
  }

  async close(): Promise<void> {
    await this.#session.detach();
  }

  #askAll(method: Parameters<Ask>[0]): Promise<readonly unknown[]> {
    return Promise.all([...this.#asks.values()].map((ask) => ask(method)));
  }
}
