import type { ReportReason } from '@hooplog/domain';
import { t } from '@hooplog/language';

export const REPORT_REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  bullying: t('Bullying or hate'),
  sexual: t('Sexual content'),
  danger: t('Violence or self-harm'),
  spam: t('Spam or a scam'),
  other: t('Something else'),
};
