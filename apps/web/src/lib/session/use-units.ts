import type { CurrentUser } from '@hooplog/contract';
import type { Units } from '@hooplog/domain';
import { isLanguageTag, language } from '@hooplog/language';
import { useSession } from './use-session.ts';

/** Regions that measure in feet, and the other territories of the United States. */
const MEASURES_IN_FEET = /US|LR|MM|PR|GU|VI|AS|MP|UM/;

/** The usual units of a language's region: "en" alone most likely means the United States. */
export function unitsOfRegion(tag: string): Units {
  return MEASURES_IN_FEET.test(
    new Intl.Locale(isLanguageTag(tag) ? tag : language()).maximize().region ?? '',
  )
    ? 'imperial'
    : 'metric';
}

/** The units that a user chose; by the browser's region if they have not, or are not signed in. */
export const unitsOf = (user: Pick<CurrentUser, 'units'> | null): Units =>
  user?.units ?? unitsOfRegion(navigator.language);

/** The units of the current reader. */
export function useUnits(): Units {
  const session = useSession();
  return unitsOf(session.state === 'signed_in' ? session.user : null);
}
