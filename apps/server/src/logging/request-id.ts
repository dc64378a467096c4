import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that something is done for: it stands in its log lines, and in those of the jobs that it asked for. */
const requests = new AsyncLocalStorage<string | undefined>();

/** Does something for a request, or for nobody's: a job of the clock. */
export const forRequest = <T>(id: string | undefined, work: () => T): T => requests.run(id, work);

/** The request that is being answered; undefined where nobody has asked. */
export const currentRequest = (): string | undefined => requests.getStore();
