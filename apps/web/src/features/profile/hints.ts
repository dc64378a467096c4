import {
  ageInYears,
  centimetresToInches,
  formatHeight,
  inchesToCentimetres,
  LIMITS,
  parseLocalDay,
  type LocalDay,
  type Units,
} from '@hooplog/domain';
import { t } from '@hooplog/language';

/** Line under the birthday: the age if the day is valid, else what the birthday is used for. */
export function ageHint(birthday: string, today: LocalDay): string {
  const day = parseLocalDay(birthday);
  if (day === null || day > today || day < LIMITS.EARLIEST_BIRTHDAY)
    return t('Optional. Shows your age, and keeps more private for players under 18.');
  return t('{age, plural, one {# year old} other {# years old}}', { age: ageInYears(day, today) });
}

const { HEIGHT_MIN_INCHES: MIN, HEIGHT_MAX_INCHES: MAX } = LIMITS;

const RANGE: Readonly<Record<Units, string>> = {
  imperial: t('Optional. {min} to {max} inches ({shortest} to {tallest}).', {
    min: MIN,
    max: MAX,
    shortest: formatHeight(MIN),
    tallest: formatHeight(MAX),
  }),
  metric: t('Optional. {min} to {max} cm.', {
    min: inchesToCentimetres(MIN),
    max: inchesToCentimetres(MAX),
  }),
};

/** Line under the height: feet and inches if it is valid, else the allowed range. */
export function heightHint(text: string, units: Units): string {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const inches = units === 'metric' ? centimetresToInches(number) : number;
  if (!Number.isInteger(inches) || inches < MIN || inches > MAX) return RANGE[units];
  const saved = inchesToCentimetres(inches);
  if (units === 'metric' && saved !== number) {
    return t('Kept in whole inches: {height}, {centimetres} cm.', {
      height: formatHeight(inches),
      centimetres: saved,
    });
  }
  return formatHeight(inches);
}
