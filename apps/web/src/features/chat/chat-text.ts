import type { HiddenQuote, ReportReason } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** What stands in place of a quoted message that the reader does not see. */
export const HIDDEN_QUOTE_TEXT: Readonly<Record<HiddenQuote, string>> = {
  removed: t('This message was removed'),
  earlier: t('A message from before you joined'),
  reported: t('A message that you reported'),
  muted: t('A message from a player you muted'),
};

export const REPORT_REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  bullying: t('Bullying or hate'),
  sexual: t('Sexual content'),
  danger: t('Violence or self-harm'),
  spam: t('Spam or a scam'),
  other: t('Something else'),
};
