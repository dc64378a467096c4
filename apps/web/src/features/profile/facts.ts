import type { CurrentUser } from '@hooplog/contract';
import { ageInYears, formatHeightIn, parseLocalDay, type LocalDay } from '@hooplog/domain';
import { formatDay } from '../../lib/format/dates.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Age, height and, by a time zone, the day of joining; what was not given is left out. */
export function factsOf(user: CurrentUser, today: LocalDay, timeZone: string): readonly Fact[] {
  const birthday = parseLocalDay(user.birthday?.slice(0, 10) ?? '');
  return [
    birthday !== null && { label: 'Age', value: `${ageInYears(birthday, today)} years` },
    user.height !== null && { label: 'Height', value: formatHeightIn(user.units, user.height) },
    { label: 'Joined', value: formatDay(user.createdAt, timeZone) },
  ].filter((fact) => fact !== false);
}
