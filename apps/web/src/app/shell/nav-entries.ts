import { t } from '@hooplog/language';
import {
  Award,
  CalendarDays,
  Flame,
  Home,
  List,
  MessageCircle,
  ShieldHalf,
  Target,
  TrendingUp,
  Trophy,
  Upload,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';

interface NavEntry {
  readonly to:
    | '/'
    | '/upload'
    | '/workouts'
    | '/drills'
    | '/heatmap'
    | '/calendar'
    | '/progress'
    | '/groups'
    | '/badges'
    | '/leaderboard'
    | '/chat'
    | '/teams'
    | '/profile';
  readonly label: string;
  readonly icon: LucideIcon;
}

/** An entry of the header, and the window width from which its row has space for it; null for the menu only. */
interface HeaderEntry extends NavEntry {
  readonly from: 'md' | 'lg' | 'xl' | null;
}

const UPLOAD = { to: '/upload', label: t('Upload'), icon: Upload } as const;
const HEAT_MAP = { to: '/heatmap', label: t('Heat Map'), icon: Flame } as const;
const CALENDAR = { to: '/calendar', label: t('Calendar'), icon: CalendarDays } as const;
const SQUADS = { to: '/groups', label: t('Squads'), icon: Users } as const;

/** The dashboard: in the header of pages that log a workout, and in the bottom bar of phones. */
export const HOME_ENTRY: HeaderEntry = { to: '/', label: t('Home'), icon: Home, from: 'md' };

/** The entries of the header, in order, and all of the menu; Logout follows them. */
export const NAV_ENTRIES: readonly HeaderEntry[] = [
  { ...UPLOAD, from: 'md' },
  { to: '/workouts', label: t('Workouts'), icon: List, from: 'md' },
  // Played beside the court, on a phone; on wide screens the two pages above link to it.
  { to: '/drills', label: t('Drills'), icon: Target, from: null },
  { ...HEAT_MAP, from: 'md' },
  { ...CALENDAR, from: 'md' },
  { to: '/progress', label: t('Progress'), icon: TrendingUp, from: 'lg' },
  { ...SQUADS, from: 'md' },
  { to: '/badges', label: t('Badges'), icon: Award, from: 'lg' },
  { to: '/leaderboard', label: t('Leaderboard'), icon: Trophy, from: 'lg' },
  { to: '/chat', label: t('Chat'), icon: MessageCircle, from: 'xl' },
  { to: '/teams', label: t('Teams'), icon: ShieldHalf, from: 'xl' },
  { to: '/profile', label: t('Profile'), icon: UserRound, from: 'xl' },
];

/** The five most used screens, in the bottom bar of phones. */
export const BOTTOM_ENTRIES: readonly NavEntry[] = [
  HOME_ENTRY,
  { ...HEAT_MAP, label: t('Heat Map', {}, 'shortest, under the thumb') },
  { ...UPLOAD, label: t('Log') },
  CALENDAR,
  SQUADS,
];
