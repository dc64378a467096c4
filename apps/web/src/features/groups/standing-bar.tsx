import { cn } from '../../components/ui/cn.ts';

interface StandingBarProps {
  /** From 0 to 1: what somebody has beside what the first has. */
  readonly share: number;
  readonly isOwn: boolean;
}

/** How far somebody is behind, at a glance; the numbers beside it say so to everybody. */
export const StandingBar = ({ share, isOwn }: StandingBarProps) => (
  <span aria-hidden className="col-span-full my-1 block h-1.5 rounded-full bg-sunken">
    <span
      className={cn('block h-full rounded-full', isOwn ? 'bg-accent' : 'bg-edge')}
      style={{ width: `${100 * share}%` }}
    />
  </span>
);
