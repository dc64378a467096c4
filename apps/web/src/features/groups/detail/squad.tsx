import type { FeedItem, Group } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { PageTitle } from '../../../components/ui/page-title.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { isRefusal } from '../../../lib/api-client/api-error.ts';
import { groupQuery } from '../group-queries.ts';
import { descriptionWords, unreadFigure } from '../squad-text.ts';
import { Invites } from './invites.tsx';
import { Members } from './members.tsx';
import { Overview } from './overview.tsx';
import { type RemovedMessagesProps, SquadActions } from './squad-actions.tsx';
import { SquadLeaderboard } from './squad-leaderboard.tsx';
import type { SquadTab } from './squad-tabs.ts';

// Not needed until its tab is opened.
const Challenges = lazyPart(
  async () => (await import('../challenges/challenges.tsx')).Challenges,
).Part;

/** Props of the squad's chat. */
export interface SquadChatProps {
  readonly group: Group;
  readonly ownId: string;
  /** The feed item being replied to. */
  readonly about: FeedItem | null;
  readonly onAboutDone: () => void;
}

interface SquadProps {
  readonly Chat: ComponentType<SquadChatProps>;
  /** Messages that the owner removed from the squad's chat. */
  readonly RemovedMessages: ComponentType<RemovedMessagesProps>;
  readonly id: string;
  /** The open tab. */
  readonly tab: SquadTab;
  readonly onTabChange: (tab: SquadTab) => void;
  readonly userId: string;
  /** The user left the squad or deleted it. */
  readonly onGone: () => void;
}

function NotFound() {
  return (
    <Card>
      <EmptyState
        picture="search"
        title={<PageTitle>{t('Group not found')}</PageTitle>}
        text={t("This group doesn't exist or you don't have access")}
        action={
          <Button asChild variant="secondary">
            <Link to="/groups">{t('Back to My Squads')}</Link>
          </Button>
        }
      />
    </Card>
  );
}

function Placeholder() {
  return (
    <div role="status" aria-label={t('Loading squad')} className="space-y-5 md:space-y-6">
      <Skeleton className="h-24 w-64" />
      <Skeleton className="h-13.5 sm:h-11.5 sm:max-w-140" />
      <Skeleton className="h-19.5 rounded-card sm:h-21.5" />
    </div>
  );
}

const UnreadNote = ({ count }: { readonly count: number }) => (
  <>
    {' '}
    <span className="rounded-full bg-accent px-1.5 text-xs text-accent-ink figures">
      {rich('{messages} <spoken>new</spoken>', {
        messages: unreadFigure(count),
        spoken: (text) => <span className="sr-only">{text}</span>,
      })}
    </span>
  </>
);

type SquadTabsProps = Omit<SquadProps, 'id' | 'onGone' | 'RemovedMessages'> & {
  readonly group: Group;
};

function SquadTabs({ group, userId, tab, onTabChange, Chat }: SquadTabsProps) {
  const [about, setAbout] = useState<FeedItem | null>(null);
  return (
    <Tabs
      label={t('Squad')}
      open={tab}
      onOpen={onTabChange}
      tabs={[
        {
          id: 'overview',
          label: t('Overview'),
          content: (
            <Overview
              group={group}
              userId={userId}
              onReply={(item) => {
                setAbout(item);
                onTabChange('chat');
              }}
            />
          ),
        },
        {
          id: 'chat',
          label: t('Chat'),
          note: group.unreadMessages > 0 && <UnreadNote count={group.unreadMessages} />,
          content: (
            <Chat
              group={group}
              ownId={userId}
              about={about}
              onAboutDone={() => {
                setAbout(null);
              }}
            />
          ),
        },
        {
          id: 'challenges',
          label: t('Challenges'),
          content: (
            <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
              <Challenges groupId={group.id} userId={userId} />
            </Suspense>
          ),
        },
        {
          id: 'leaderboard',
          label: t('Leaderboard'),
          content: <SquadLeaderboard groupId={group.id} userId={userId} />,
        },
        {
          id: 'members',
          label: t('Members'),
          content: <Members group={group} userId={userId} />,
        },
        { id: 'invites', label: t('Invites'), content: <Invites group={group} /> },
      ]}
    />
  );
}

interface HeadProps extends Pick<SquadProps, 'userId' | 'tab' | 'onGone' | 'RemovedMessages'> {
  readonly group: Group;
}

/** The squad's heading. Above its chat it is one line on a phone. */
function Head({ group, tab, ...rest }: HeadProps) {
  const isLine = tab === 'chat';
  return (
    <div
      className={cn(
        'space-y-5 md:space-y-6',
        isLine &&
          'max-md:-mt-2 max-md:flex max-md:items-center max-md:gap-1 max-md:space-y-0 max-md:[&_h1]:truncate max-md:[&_h1]:text-xl max-md:[&>a]:my-0',
      )}
    >
      <BackLink to="/groups">
        <span className={cn(isLine && 'max-md:sr-only')}>{t('My Squads')}</span>
      </BackLink>
      <div className="min-w-0 flex-1">
        <PageHeading
          className="flex-nowrap items-start"
          action={
            <div className={cn('mt-1.5 md:mt-2', isLine && 'max-md:mt-0.5')}>
              <SquadActions group={group} {...rest} />
            </div>
          }
        >
          {group.name}
        </PageHeading>
        {/* Below, to have the full width. */}
        <p
          className={cn(
            'mt-1 min-h-6 max-w-prose wrap-anywhere text-muted',
            isLine && 'max-md:hidden',
          )}
        >
          <bdi>{descriptionWords(group.description)}</bdi>
        </p>
      </div>
    </div>
  );
}

/** One squad, for its members. */
export function Squad({ id, onGone, RemovedMessages, ...rest }: SquadProps) {
  const query = useQuery(groupQuery(id));
  const { userId, tab } = rest;
  if (isRefusal(query.error)) return <NotFound />;
  return (
    <Loaded query={query} title={t('The squad could not be loaded')} skeleton={<Placeholder />}>
      {(group) => (
        <div className={cn('space-y-5 md:space-y-6', tab === 'chat' && 'max-md:space-y-2')}>
          <Head {...{ group, userId, tab, onGone, RemovedMessages }} />
          <SquadTabs group={group} {...rest} />
        </div>
      )}
    </Loaded>
  );
}
