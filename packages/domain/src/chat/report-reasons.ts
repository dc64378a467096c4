/** Why a message is reported, in the order in which the reasons are offered. */
export const REPORT_REASONS = ['bullying', 'sexual', 'danger', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
