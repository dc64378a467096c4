import type { Team } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { SkeletonList } from '../../../components/ui/skeleton.tsx';
import { teamsQuery } from '../../../lib/queries/teams.ts';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { ReceivedTeamInvitations } from '../../../components/invitations/received-team-invitations.tsx';
import { TeamCard } from './team-card.tsx';

const CreateTeamDialog = lazyDialog(
  async () => (await import('../name-dialog.tsx')).CreateTeamDialog,
);

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

const LOADING = <SkeletonList label={t('Loading')} count={3} each="h-52" className={GRID} />;

/** Turns on coach mode, shown while it is off. */
const BECOME_COACH = (
  <Card aria-labelledby="become-coach">
    <CardHeading
      id="become-coach"
      description={t(
        'Switch coach mode on in your profile to create teams and follow your players.',
      )}
    >
      {t('Want to be a Coach?')}
    </CardHeading>
    <Button asChild variant="secondary">
      <Link to="/profile">{t('Go to Profile')}</Link>
    </Button>
  </Card>
);

interface NoTeamsProps {
  readonly isCoach: boolean;
  readonly onCreate: () => void;
}

function NoTeams({ isCoach, onCreate }: NoTeamsProps) {
  return (
    <Card>
      {isCoach ? (
        <EmptyState
          picture="board"
          title={t('No teams yet')}
          text={t('Create a team, then invite your players by e-mail or with a link.')}
          action={<Button onClick={onCreate}>{t('Create First Team')}</Button>}
        />
      ) : (
        <EmptyState
          picture="board"
          title={t('Not part of any team')}
          text={t('Ask your coach to invite you. The invitation is shown here.')}
        />
      )}
    </Card>
  );
}

interface TeamListProps extends NoTeamsProps {
  readonly teams: readonly Team[];
}

function TeamList({ teams, ...rest }: TeamListProps) {
  if (teams.length === 0) return <NoTeams {...rest} />;
  return (
    <div className={GRID}>
      {teams.map((team) => (
        <TeamCard key={team.id} team={team} />
      ))}
    </div>
  );
}

/** The teams of a coach or a player, and open invitations. */
export function Teams({ isCoach }: { readonly isCoach: boolean }) {
  const [isCreating, setIsCreating] = useState(false);
  const create = () => {
    setIsCreating(true);
  };
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        description={
          isCoach
            ? t('Manage your teams and track player performance')
            : t('View your team statistics')
        }
        action={
          isCoach && (
            <Button onClick={create}>
              <Plus aria-hidden /> {t('Create Team')}
            </Button>
          )
        }
      >
        {t('Teams')}
      </PageHeading>
      <ReceivedTeamInvitations />
      <Loaded query={useQuery(teamsQuery)} title={t('Failed to fetch teams')} skeleton={LOADING}>
        {(teams) => <TeamList teams={teams} isCoach={isCoach} onCreate={create} />}
      </Loaded>
      {!isCoach && BECOME_COACH}
      {isCreating && (
        <CreateTeamDialog
          onClose={() => {
            setIsCreating(false);
          }}
        />
      )}
    </div>
  );
}
