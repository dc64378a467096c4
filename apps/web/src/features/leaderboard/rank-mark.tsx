import { rich } from '@hooplog/language';
import { Award, Medal, Trophy } from 'lucide-react';

const TOP = [Trophy, Medal, Award] as const;

/** The rank; trophy, medal and award for the first three. */
export function RankMark({ rank }: { readonly rank: number | null }) {
  const Icon = rank === null ? undefined : TOP[rank - 1];
  return (
    <span className="grid w-9 shrink-0 place-items-center text-center">
      {Icon !== undefined && (
        <Icon
          aria-hidden
          data-rank-icon={Icon.displayName}
          className={rank === 1 ? 'size-7 text-accent-text' : 'size-6 text-muted'}
        />
      )}
      <span className={Icon === undefined ? 'text-lg font-bold figures' : 'sr-only'}>
        {rich('<spoken>Rank </spoken>{rank}', {
          rank: rank ?? '–',
          spoken: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
    </span>
  );
}
