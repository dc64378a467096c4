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

/** What a caller asks for; without an end it has none, so that a traveller's day ahead belongs to it. */
export interface AskedPeriod {
  readonly from?: LocalDay | undefined;
  readonly to?: LocalDay | undefined;
}

/** The period that is asked for: the eight weeks that end today where nothing is said. @throws where it is too long, or ends before it begins */
export function periodOf(
  { now }: Pick<AppContext, 'now'>,
  user: Pick<User, 'timeZone'>,
  asked: AskedPeriod,
): Period {
  const to = asked.to ?? localDayOf(now(), user.timeZone);
  const from = asked.from ?? addDays(to, 1 - LIMITS.TREND_DAYS);
  if (from > to) throw invalidField('from', phrase('The period begins after its end'));
  if (daysBetween(from, to) >= LIMITS.TREND_MAX_DAYS) {
    throw invalidField('from', phrase('A period can have at most ten years'));
  }
  return { from, to };
}
