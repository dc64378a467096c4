import type { OperatorAct } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** What was done, as the log shows it. */
export const ACT_TEXT: Readonly<Record<OperatorAct, string>> = {
  sign_out: t('Signed out everywhere'),
  disable: t('Account disabled'),
  enable: t('Account enabled again'),
  delete: t('Account deleted'),
  remove_message: t('Message removed'),
  keep_message: t('Message kept after a report'),
  remove_squad: t('Squad removed'),
  remove_team: t('Team removed'),
  retry_job: t('Job tried again'),
  back_up: t('Backup asked for'),
};
