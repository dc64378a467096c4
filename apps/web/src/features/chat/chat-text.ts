import type { HiddenQuote, ReportReason } from '@hooplog/domain';

/** What stands in place of a quoted message that the reader does not see. */
export const HIDDEN_QUOTE_TEXT: Readonly<Record<HiddenQuote, string>> = {
  removed: 'This message was removed',
  earlier: 'A message from before you joined',
  reported: 'A message that you reported',
  muted: 'A message from a player you muted',
};

export const REPORT_REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  bullying: 'Bullying or hate',
  sexual: 'Sexual content',
  danger: 'Violence or self-harm',
  spam: 'Spam or a scam',
  other: 'Something else',
};
