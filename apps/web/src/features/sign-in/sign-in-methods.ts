import { t } from '@hooplog/language';
import type { AnswerTo } from '../../lib/api-client/api-call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** Where a requested code can be found. */
export type CodesGo = AnswerTo<'GET /api/auth/methods'>['codesGo'];

/** Labels of the sign-in methods. Providers are names; e-mail is a word, which the server sends in English. */
export const waysOf = ({ methods }: AnswerTo<'GET /api/auth/methods'>): string[] =>
  methods.map(({ label }) => (label === 'Email' ? t('Email') : label));

/** The sign-in methods that this installation offers. */
export const signInMethodsQuery = queryOf('GET /api/auth/methods');
