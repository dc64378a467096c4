import { withBase } from '../../lib/base-path.ts';
/** Whether the device can share a file of this kind with another app. */
export const canShareFiles = (name: string, type: string): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], name, { type })] });

/**
 * Fetches a file from the server.
 * @throws if the response is no file
 */
export async function fetchFile(url: string, name: string, type: string): Promise<File> {
  const response = await fetch(withBase(url), { credentials: 'include' });
  if (!response.ok) throw new Error(`The file answers ${response.status}`);
  return new File([await response.blob()], name, { type });
}

/** Closing the share sheet is a change of mind, not a failure. */
export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The browser opens its share sheet only soon after a tap: after a long fetch another tap is needed. */
export const needsAnotherTap = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';
