import { t } from '@hooplog/language';

interface BadgeWords {
  readonly name: string;
  readonly description: string;
}

/** Keyed by the names in the database, which the API sends. */
const WORDS: Readonly<Partial<Record<string, BadgeWords>>> = {
  'First Bucket': { name: t('First Bucket'), description: t('Take your first shot') },
  'Warming Up': { name: t('Warming Up'), description: t('Take 100 shots') },
  'Gym Regular': { name: t('Gym Regular'), description: t('Take 500 shots') },
  'Thousand Club': { name: t('Thousand Club'), description: t('Take 1,000 shots') },
  'Volume Shooter': { name: t('Volume Shooter'), description: t('Take 5,000 shots') },
  'Ten Thousand': { name: t('Ten Thousand'), description: t('Take 10,000 shots') },
  'Hat Trick': { name: t('Hat Trick'), description: t('Train {days} days in a row', { days: 3 }) },
  'Full Week': { name: t('Full Week'), description: t('Train {days} days in a row', { days: 7 }) },
  'Two Weeks Strong': {
    name: t('Two Weeks Strong'),
    description: t('Train {days} days in a row', { days: 14 }),
  },
  'Iron Month': {
    name: t('Iron Month'),
    description: t('Train {days} days in a row', { days: 30 }),
  },
  Unstoppable: {
    name: t('Unstoppable'),
    description: t('Train {days} days in a row', { days: 100 }),
  },
  'Good Touch': {
    name: t('Good Touch'),
    description: t('Reach {percent}% over at least 100 shots', { percent: 40 }),
  },
  Sharpshooter: {
    name: t('Sharpshooter'),
    description: t('Reach {percent}% over at least 100 shots', { percent: 50 }),
  },
  'Pure Shooter': {
    name: t('Pure Shooter'),
    description: t('Reach {percent}% over at least 100 shots', { percent: 60 }),
  },
};

/** The translated name of a badge. */
export const badgeName = (name: string): string => WORDS[name]?.name ?? name;

/** The translated name and description of a badge. */
export const badgeWords = (badge: BadgeWords): BadgeWords => WORDS[badge.name] ?? badge;
