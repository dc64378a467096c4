import { ageInYears, formatHeight, LIMITS, parseLocalDay, type LocalDay } from '@hooplog/domain';

/** Line under the birthday: the age where the day is possible, else what the day is good for. */
export function ageHint(birthday: string, today: LocalDay): string {
  const day = parseLocalDay(birthday);
  if (day === null || day > today || day < LIMITS.EARLIEST_BIRTHDAY)
    return 'Optional. Shows your age.';
  return `${ageInYears(day, today)} years old`;
}

/** Line under the height: feet and inches where it is possible, else the range. */
export function heightHint(text: string): string {
  const inches = Number(text);
  const { HEIGHT_MIN_INCHES: min, HEIGHT_MAX_INCHES: max } = LIMITS;
  if (text.trim() !== '' && Number.isInteger(inches) && inches >= min && inches <= max) {
    return formatHeight(inches);
  }
  return `Optional. ${min} to ${max} inches (${formatHeight(min)} to ${formatHeight(max)}).`;
}
