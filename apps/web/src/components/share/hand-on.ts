import { withBase } from '../../lib/base-path.ts';
/** Whether the device can hand a file of this kind to another app. */
export const canShareFiles = (name: string, type: string): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], name, { type })] });

/** A file of the server's. @throws when it does not answer with one */
export async function fetchFile(url: string, name: string, type: string): Promise<File> {
  const response = await fetch(withBase(url), { credentials: 'include' });
  if (!response.ok) throw new Error(`The file answers ${response.status}`);
  return new File([await response.blob()], name, { type });
}

/** A person who closes the sheet of their device has changed their mind; nothing failed. */
export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The browser opens its sheet only soon after a tap: what took long to fetch needs another one. */
export const needsAnotherTap = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';
