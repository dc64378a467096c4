import {
  CalendarDays,
  ChartColumnIncreasing,
  Crosshair,
  Flame,
  Goal,
  Users,
  type LucideIcon,
} from 'lucide-react';

const FEATURES: readonly {
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
}[] = [
  {
    title: 'Manual shot tracking',
    text: 'Tap the spot on the court, then Made or Missed. Two taps a shot, even with tired hands.',
    icon: Crosshair,
  },
  {
    title: 'Heat map analytics',
    text: 'Fourteen zones show where you are hot and where the next hundred shots should go.',
    icon: Flame,
  },
  {
    title: 'Performance dashboard',
    text: 'Shooting percentage, volume and streak at a glance, right after every workout.',
    icon: ChartColumnIncreasing,
  },
  {
    title: 'Workout calendar',
    text: 'Every session on its day. Keep the row of days unbroken.',
    icon: CalendarDays,
  },
  {
    title: 'Team management',
    text: 'Coaches see each player’s numbers, players see where they stand.',
    icon: Users,
  },
  {
    title: 'Goal setting',
    text: 'Set what the week should bring, and watch the ring close.',
    icon: Goal,
  },
];

/** What the product does, in six cards. */
export function FeatureCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {FEATURES.map(({ title, text, icon: Icon }) => (
        <li key={title} className="rounded-card border border-line bg-card p-5">
          <span className="mb-4 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-text">
            <Icon aria-hidden className="size-6" />
          </span>
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
