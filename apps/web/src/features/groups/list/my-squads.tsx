import type { Group } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { SkeletonList } from '../../../components/ui/skeleton.tsx';
import { groupsQuery } from '../group-queries.ts';
import { SquadCard } from './squad-card.tsx';

const CreateSquadDialog = lazyDialog(
  async () => (await import('./create-squad-dialog.tsx')).CreateSquadDialog,
);

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4';

const LOADING = (
  <SkeletonList label={t('Loading squads')} count={3} each="h-36 rounded-card" className={GRID} />
);

interface SquadsProps {
  readonly groups: readonly Group[];
  readonly onCreate: () => void;
}

function Squads({ groups, onCreate }: SquadsProps) {
  if (groups.length === 0) {
    return (
      <EmptyState
        picture="squad"
        title={t('No squads yet')}
        text={t('Train with friends: a squad compares its members, and nobody else sees it.')}
        action={<Button onClick={onCreate}>{t('Create Your First Squad')}</Button>}
      />
    );
  }
  return (
    <ul className={GRID}>
      {groups.map((group) => (
        <SquadCard key={group.id} group={group} />
      ))}
    </ul>
  );
}

/** The user's squads. @param invitations open invitations, shown above */
export function MySquads({ invitations }: { readonly invitations: ReactNode }) {
  const query = useQuery(groupsQuery);
  const [isCreating, setIsCreating] = useState(false);
  const create = () => {
    setIsCreating(true);
  };
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        action={
          <Button onClick={create}>
            <Plus aria-hidden /> {t('Create Squad')}
          </Button>
        }
      >
        {t('My Squads')}
      </PageHeading>
      {invitations}
      <Loaded query={query} title={t('Your squads could not be loaded')} skeleton={LOADING}>
        {(groups) => <Squads groups={groups} onCreate={create} />}
      </Loaded>
      {isCreating && (
        <CreateSquadDialog
          onClose={() => {
            setIsCreating(false);
          }}
        />
      )}
    </div>
  );
}
