import type { WebhookCall } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** The status of a call, and its error if it failed. */
export function callText({ state, problem, status }: WebhookCall): string {
  if (state === 'delivered') return t('Delivered');
  const why = problem === null ? null : PROBLEM_TEXT[problem](status ?? 0);
  if (state === 'failed') {
    return why === null ? t('Given up') : t('Given up: {why}', { why });
  }
  return why === null ? t('Under way') : t('To be tried again: {why}', { why });
}

const PROBLEM_TEXT: Readonly<
  Record<NonNullable<WebhookCall['problem']>, (status: number) => string>
> = {
  address: () => t('it does not lead to the public internet'),
  unreachable: () => t('nobody could be reached there'),
  slow: () => t('no answer within ten seconds'),
  status: (status) => t('it answered with status {status}', { status }),
};
