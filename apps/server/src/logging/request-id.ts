import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The request on whose behalf work is done: its id is in the log lines, and in those of the jobs it queues.
 */
const requests = new AsyncLocalStorage<string | undefined>();

/** Runs work on behalf of a request, or of none: a scheduled job. */
export const forRequest = <T>(id: string | undefined, work: () => T): T => requests.run(id, work);

/** Id of the current request; undefined outside of one. */
export const currentRequest = (): string | undefined => requests.getStore();
