import { rich, t } from '@hooplog/language';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../components/ui/cn.ts';
import type { Check } from './checks.ts';

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

const LOOKS = {
  good: {
    Icon: CircleCheck,
    style: 'border-made bg-made-soft text-made',
    words: (check: string) => rich<ReactNode>('{check}<hidden>: good</hidden>', { check, hidden }),
  },
  open: {
    Icon: Circle,
    style: 'border-edge text-ink',
    words: (check: string) =>
      rich<ReactNode>('{check}<hidden>: not yet</hidden>', { check, hidden }),
  },
  unknown: {
    Icon: CircleDashed,
    style: 'border-line text-muted',
    words: (check: string) =>
      rich<ReactNode>('{check}<hidden>: looking</hidden>', { check, hidden }),
  },
} as const;

const lookOf = ({ isGood }: Check) => LOOKS[isGood === null ? 'unknown' : isGood ? 'good' : 'open'];

/** The checks of a good view, each by shape, colour and words. */
export function CheckChips({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <ul aria-label={t('What the picture shows')} className="grid grid-cols-3 gap-1.5">
      {checks.map((check) => {
        const { Icon, style, words } = lookOf(check);
        return (
          <li
            key={check.id}
            className={cn(
              'flex min-h-9 items-center justify-center gap-1.5 rounded-control border px-2 text-sm font-semibold transition-colors',
              style,
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {words(check.label)}
          </li>
        );
      })}
    </ul>
  );
}
