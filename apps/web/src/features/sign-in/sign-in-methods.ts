import { t } from '@hooplog/language';
import type { AnswerTo } from '../../lib/api-client/api-call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** Where somebody who asked for a code has to look for it. */
export type CodesGo = AnswerTo<'GET /api/auth/methods'>['codesGo'];

/** What the ways to sign in are called. Providers are names; e-mail is a word, in English from the server. */
export const waysOf = ({ methods }: AnswerTo<'GET /api/auth/methods'>): string[] =>
  methods.map(({ label }) => (label === 'Email' ? t('Email') : label));

/** The ways to sign in that this instance offers. */
export const signInMethodsQuery = queryOf('GET /api/auth/methods');
