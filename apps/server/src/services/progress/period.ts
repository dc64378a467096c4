import {
  addDays,
  daysBetween,
  LIMITS,
  type LocalDay,
  localDayOf,
  type Period,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';

/** A requested period; open-ended without `to`, so that it includes a traveller's day that is ahead. */
export interface AskedPeriod {
  readonly from?: LocalDay | undefined;
  readonly to?: LocalDay | undefined;
}

/** The requested period, by default the eight weeks that end today. @throws if it is too long, or ends before it begins */
export function periodOf(
  { now }: Pick<AppContext, 'now'>,
  user: Pick<User, 'timeZone'>,
  asked: AskedPeriod,
): Period {
  const to = asked.to ?? localDayOf(now(), user.timeZone);
  const from = asked.from ?? addDays(to, 1 - LIMITS.TREND_DAYS);
  if (from > to) throw invalidField('from', phrase('The period ends before it begins'));
  if (daysBetween(from, to) >= LIMITS.TREND_MAX_DAYS) {
    throw invalidField('from', phrase('A period can have at most ten years'));
  }
  return { from, to };
}
