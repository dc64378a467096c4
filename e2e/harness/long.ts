/**
 * Tag of journeys of minutes that look at the same as a shorter one in another case: `npm test -- long` walks them, for
 * whoever changed what they are about; `npm test` does not.
 */
export const LONG = /@long/;

/** Whether they are what is walked. */
export const isLong = process.env['HOOPLOG_JOURNEYS'] === 'long';
