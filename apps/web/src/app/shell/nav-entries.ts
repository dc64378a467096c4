import {
  Award,
  CalendarDays,
  Flame,
  Home,
  List,
  MessageCircle,
  ShieldHalf,
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

const UPLOAD = { to: '/upload', label: 'Upload', icon: Upload } as const;
const HEAT_MAP = { to: '/heatmap', label: 'Heat Map', icon: Flame } as const;
const CALENDAR = { to: '/calendar', label: 'Calendar', icon: CalendarDays } as const;
const SQUADS = { to: '/groups', label: 'Squads', icon: Users } as const;

/** The dashboard: in the header of the pages that log a workout, and under the thumb on a phone. */
export const HOME_ENTRY: NavEntry = { to: '/', label: 'Home', icon: Home };

/** The entries of the header and of a phone's menu, in their order; Logout follows them. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  UPLOAD,
  { to: '/workouts', label: 'Workouts', icon: List },
  HEAT_MAP,
  CALENDAR,
  { to: '/progress', label: 'Progress', icon: TrendingUp },
  SQUADS,
  { to: '/badges', label: 'Badges', icon: Award },
  { to: '/leaderboard', label: 'Leaderboard', icon: Trophy },
  { to: '/chat', label: 'Chat', icon: MessageCircle },
  { to: '/teams', label: 'Teams', icon: ShieldHalf },
  { to: '/profile', label: 'Profile', icon: UserRound },
];

/** The five most used, at the bottom of a phone's screen. */
export const BOTTOM_ENTRIES: readonly NavEntry[] = [
  HOME_ENTRY,
  HEAT_MAP,
  { ...UPLOAD, label: 'Log' },
  CALENDAR,
  SQUADS,
];
