import { ACHIEVEMENT_ICONS, type AchievementIcon as IconName } from '@hooplog/domain';
import {
  Award,
  Crosshair,
  Crown,
  Flame,
  Medal,
  Sparkles,
  Star,
  Target,
  Trophy,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  Target,
  Medal,
  Trophy,
  Award,
  Flame,
  Zap,
  Star,
  Crosshair,
  Crown,
  Sparkles,
};

/** The picture of a badge; Target if its name is unknown. */
export function AchievementIcon({ name }: { readonly name: string }) {
  const known = ACHIEVEMENT_ICONS.find((icon) => icon === name) ?? 'Target';
  const Icon = ICONS[known];
  return <Icon aria-hidden data-icon={known} />;
}
