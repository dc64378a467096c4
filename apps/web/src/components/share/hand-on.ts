/** Whether the device can hand a file of this kind to another app. */
export const canShareFiles = (name: string, type: string): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], name, { type })] });

/** A person who closes the sheet of their device has changed their mind; nothing failed. */
export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The browser opens its sheet only soon after a tap: what took long to fetch needs another one. */
export const needsAnotherTap = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';
