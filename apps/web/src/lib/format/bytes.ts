import { formatDecimal } from '@hooplog/domain';
import { t } from '@hooplog/language';

const MB = 1_000_000;
const GB = 1000 * MB;

/** "12.4 MB", "3.0 GB": decimal, as limits are. */
export const formatBytes = (bytes: number): string =>
  bytes < GB
    ? t('{size} MB', { size: formatDecimal(bytes / MB, 1) })
    : t('{size} GB', { size: formatDecimal(bytes / GB, 1) });
