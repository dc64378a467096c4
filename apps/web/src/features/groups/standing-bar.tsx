import { cn } from '../../components/ui/cn.ts';

interface StandingBarProps {
  /** A player's value as a share of the leader's, 0 to 1. */
  readonly share: number;
  readonly isOwn: boolean;
}

/** A bar that shows the distance to the leader. Decorative: the numbers are beside it. */
export const StandingBar = ({ share, isOwn }: StandingBarProps) => (
  <span aria-hidden className="col-span-full my-1 block h-1.5 rounded-full bg-sunken">
    <span
      className={cn('block h-full rounded-full', isOwn ? 'bg-accent' : 'bg-edge')}
      style={{ width: `${100 * share}%` }}
    />
  </span>
);
