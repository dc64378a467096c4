import type { News } from '@hooplog/contract';
import { rich } from '@hooplog/language';
import { newsPath } from '../../lib/news-path.ts';
import {
  Award,
  BellRing,
  Megaphone,
  ClipboardList,
  Flame,
  ShieldHalf,
  Trophy,
  Users,
  Video,
  VideoOff,
  type LucideIcon,
} from 'lucide-react';
import { Suspense } from 'react';
import { PathLink } from '../../components/layout/path-link.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { cn } from '../../components/ui/cn.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import type { MergedNews } from './merge-news.ts';
import { toldWords } from './news-text.ts';

const ICONS: Readonly<Record<News['kind'], LucideIcon>> = {
  squad_invitation: Users,
  team_invitation: ShieldHalf,
  assignment_new: ClipboardList,
  assignment_due: ClipboardList,
  coach_reminder: BellRing,
  announcement: Megaphone,
  video_counted: Video,
  video_failed: VideoOff,
  clips_failed: VideoOff,
  streak_at_risk: Flame,
  shots_offered: Video,
  squad_joined: Users,
  challenge_started: Trophy,
  challenge_ended: Trophy,
  badge_earned: Award,
};

// Rarely needed.
const NewsAnswer = lazyPart(async () => (await import('./news-answer.tsx')).NewsAnswer).Part;

const OfferAnswer = lazyPart(async () => (await import('./offer-answer.tsx')).OfferAnswer).Part;

/** The action that is possible right in the list. */
function Action({ news }: { readonly news: News }) {
  if (news.kind === 'shots_offered') {
    return (
      <Suspense fallback={<div className={news.sameDayShots > 0 ? 'h-23' : 'h-11'} />}>
        <OfferAnswer offered={news} />
      </Suspense>
    );
  }
  if (news.kind !== 'squad_invitation' && news.kind !== 'team_invitation') return null;
  const height = news.kind === 'squad_invitation' ? 'h-11' : 'h-23';
  return (
    <Suspense fallback={<div className={height} />}>
      <NewsAnswer news={news} />
    </Suspense>
  );
}

interface NewsRowProps {
  readonly told: MergedNews;
  readonly now: Date;
}

/** One row: what happened, when, and its link. The time is on a line of its own, so that the title has the full width. */
export function NewsRow({ told, now }: NewsRowProps) {
  const [{ news, createdAt, isRead }] = told;
  // As when the inbox was opened.
  const isNew = !isRead;
  const { title, text } = toldWords(told);
  const Icon = ICONS[news.kind];
  return (
    <li className="relative flex gap-3 px-4 py-4 md:px-5">
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-full [&_svg]:size-5',
          isNew ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-muted',
        )}
      >
        <Icon aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3">
          <PathLink
            path={newsPath(news)}
            className={cn(
              'min-w-0 flex-1 break-words after:absolute after:inset-0 hover:underline',
              isNew && 'font-bold',
            )}
          >
            {isNew
              ? rich('<spoken>New: </spoken>{title}', {
                  title,
                  spoken: (words) => <span className="sr-only">{words}</span>,
                })
              : title}
          </PathLink>
          {isNew && (
            <span aria-hidden className="mt-2 size-2 shrink-0 self-start rounded-full bg-accent" />
          )}
        </p>
        <time dateTime={createdAt} className="block text-xs text-muted">
          {relativeTime(createdAt, now)}
        </time>
        {text !== undefined && (
          <p className="mt-1 text-sm break-words whitespace-pre-line text-muted figures">
            <bdi>{text}</bdi>
          </p>
        )}
        {/* Above the link that covers the row. */}
        <div className="relative mt-2 empty:hidden">
          <Action news={news} />
        </div>
      </div>
    </li>
  );
}
