import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import {
  CalendarDays,
  Camera,
  ChevronRight,
  Download,
  Flame,
  Target,
  TrendingUp,
  Upload,
} from 'lucide-react';
import { Card, CardHeading } from '../../components/ui/card.tsx';

const ACTIONS = [
  { to: '/upload', label: t('Upload Workout'), icon: Upload },
  { to: '/film', label: t('Film & Count Live'), icon: Camera },
  { to: '/drills', label: t('Drills'), icon: Target },
  { to: '/heatmap', label: t('View Heat Map'), icon: Flame },
  { to: '/calendar', label: t('Workout Calendar'), icon: CalendarDays },
  { to: '/progress', label: t('Progress & Records'), icon: TrendingUp },
  { to: '/data', label: t('Your Data'), icon: Download },
] as const;

/** Links to the main actions. */
export function QuickActions() {
  return (
    <Card>
      <CardHeading className="mb-2">{t('Quick Actions')}</CardHeading>
      <ul className="-mx-2 sm:grid sm:grid-cols-2 lg:block">
        {ACTIONS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold hover:bg-sunken"
            >
              <Icon aria-hidden className="size-5 text-accent-text" />
              {label}
              <ChevronRight aria-hidden className="ms-auto size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
