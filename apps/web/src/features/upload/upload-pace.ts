import { formatDecimal } from '@hooplog/domain';
import { t } from '@hooplog/language';
/** Progress of an upload at a moment. */
export interface UploadSample {
  readonly sentBytes: number;
  /** Milliseconds of any monotonic clock. */
  readonly at: number;
}

/** Window over which speed is averaged, so that it neither jumps nor lags. */
const WINDOW_MS = 5000;
const ENOUGH_MS = 500;

/** The samples for the speed, with the newest added and old ones dropped. */
export function withSample(
  samples: readonly UploadSample[],
  sample: UploadSample,
): readonly UploadSample[] {
  return [...samples.filter(({ at }) => sample.at - at <= WINDOW_MS), sample];
}

/** Bytes per second; null while there is too little data. */
export function uploadSpeed(samples: readonly UploadSample[]): number | null {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (first === undefined || last === undefined) return null;
  const milliseconds = last.at - first.at;
  const bytes = last.sentBytes - first.sentBytes;
  return milliseconds < ENOUGH_MS || bytes <= 0 ? null : (1000 * bytes) / milliseconds;
}

const MEGABYTE = 1024 * 1024;

/** "12.4 MB", in the megabytes of the 500 MB limit. */
export function formatMegabytes(bytes: number): string {
  return t('{size} MB', { size: formatDecimal(bytes / MEGABYTE, 1) });
}

/** "12.4 of 96.0 MB" */
export function formatSent(sentBytes: number, totalBytes: number): string {
  return t('{sent} of {all}', {
    sent: formatDecimal(sentBytes / MEGABYTE, 1),
    all: formatMegabytes(totalBytes),
  });
}

/** "3.1 MB/s" */
export function formatSpeed(bytesPerSecond: number): string {
  return bytesPerSecond < MEGABYTE / 10
    ? t('{speed} KB/s', { speed: Math.round(bytesPerSecond / 1024) })
    : t('{speed} MB/s', { speed: formatDecimal(bytesPerSecond / MEGABYTE, 1) });
}

/** "about 2 min left" */
export function formatRemaining(bytesLeft: number, bytesPerSecond: number): string {
  const seconds = bytesLeft / bytesPerSecond;
  if (seconds < 10) return t('a few seconds left');
  if (seconds < 60) return t('about {seconds} s left', { seconds: Math.round(seconds / 5) * 5 });
  return t('about {minutes} min left', { minutes: Math.round(seconds / 60) });
}
