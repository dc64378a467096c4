/** Reasons for reporting a message, in the order in which they are offered. */
export const REPORT_REASONS = ['bullying', 'sexual', 'danger', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
