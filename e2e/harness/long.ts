/**
 * Tag of journeys of several minutes that repeat a shorter one in another case: `npm test -- long` runs them, for
 * changes of their subject; `npm test` does not.
 */
export const LONG = /@long/;

/** Whether the long journeys are being run. */
export const isLong = process.env['HOOPLOG_JOURNEYS'] === 'long';
