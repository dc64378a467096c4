import type { Group } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { CARD_STYLE } from '../../../components/ui/card-style.ts';
import { cn } from '../../../components/ui/cn.ts';
import { descriptionWords, unreadWords } from '../squad-text.ts';

/** One of the user's squads; the whole card is a link to it. */
export function SquadCard({ group }: { readonly group: Group }) {
  const { id, name, description, memberCount, role, unreadMessages } = group;
  return (
    <li className={cn(CARD_STYLE, 'relative flex flex-col gap-2 hover:border-edge')}>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg leading-tight font-bold wrap-anywhere">
          <Link to="/groups/$id" params={{ id }} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        {role === 'owner' && <Badge tone="accent">{t('Owner')}</Badge>}
      </div>
      <p className="line-clamp-3 flex-1 wrap-anywhere text-muted">
        <bdi>{descriptionWords(description)}</bdi>
      </p>
      <p className="flex min-h-6 flex-wrap items-center gap-1.5 text-sm font-medium text-muted figures">
        <Users aria-hidden className="size-4" />
        {t('{members, plural, one {# member} other {# members}}', { members: memberCount })}
        {unreadMessages > 0 && (
          <span className="ms-auto">
            <Badge tone="accent">{unreadWords(unreadMessages)}</Badge>
          </span>
        )}
      </p>
    </li>
  );
}
