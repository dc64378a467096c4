import { t } from '@hooplog/language';

/**
 * Explains a status of a proxy between browser and Hooplog, and says who can change it; empty for all others. The
 * failed call has its own text for a server that is away.
 */
export function proxyText(status: number): string {
  switch (status) {
    case 403:
      return t(
        'A server in front of Hooplog refused this. Whoever runs this installation can allow it.',
      );
    case 413:
      return t(
        'A server in front of Hooplog takes no files of this size. Whoever runs this installation can raise its limit.',
      );
    case 504:
      return t(
        'The answer took longer than a server in front of Hooplog waits. Try again. If it stays like this, whoever runs this installation can let it wait longer.',
      );
    default:
      return '';
  }
}
