import { t } from '@hooplog/language';

/** Names of the program's drills by their key. All pages load these; the drills themselves are larger. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  'five-spot-50': t('Five-Spot 50'),
  'around-the-world': t('Around the World'),
  mikan: t('Mikan Drill'),
  'free-throws-under-pressure': t('Free Throws Under Pressure'),
  'beat-the-pro': t('Beat the Pro'),
  'three-point-contest': t('Three-Point Contest'),
  'star-drill': t('Star Drill'),
  'elbow-to-elbow': t('Elbow to Elbow'),
  'corner-to-corner': t('Corner to Corner'),
  'twenty-one': t('Twenty-One'),
  'five-in-a-row': t('Five in a Row'),
  'three-misses': t('Three Misses'),
  'hundred-shots': t('100 Shots'),
  'form-shooting': t('Form Shooting'),
  'bank-shots': t('Bank Shots'),
  'inside-out': t('Inside Out'),
  'free-throw-25': t('25 Free Throws'),
};

/** The translated name of a drill, or the name that its player gave it. */
export const drillName = ({ key, name }: { readonly key: string; readonly name: string }): string =>
  NAMES[key] ?? name;
