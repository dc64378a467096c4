import { type Drill, findDrill, readOwnDrill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { DrillCourt } from '../../components/drills/drill-court.tsx';
import { aimWords } from '../../components/drills/aim-text.ts';
import { KIND_NAMES } from '../../components/kinds/kind-names-text.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CopyLinkButton } from '../../components/ui/copy-link-button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ownDrillsQuery } from '../../lib/queries/own-drills.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { DrillButtons } from './drill-buttons.tsx';
import { OwnDrillActions } from './own-drill-actions.tsx';
import { RecordLine } from './record-line.tsx';
import { withBase } from '../../lib/base-path.ts';

interface OneDrillProps {
  readonly shownKey: string;
  readonly onShow: (key: string | undefined) => void;
}

function AddToYours({ drillKey }: { readonly drillKey: string }) {
  const { mutate, isPending } = useChange(callOf('POST /api/drills/own'), {
    failed: t('Failed to save the drill'),
    refresh: ['/api/drills'],
    onDone: () => {
      toast({ title: t('Added to your drills') });
    },
  });
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => {
        mutate({ body: { key: drillKey } });
      }}
    >
      <Plus aria-hidden /> {t('Add to yours')}
    </Button>
  );
}

/** Actions on a drill other than playing it. */
function Actions({ drill, onShow }: { readonly drill: Drill } & Pick<OneDrillProps, 'onShow'>) {
  const { data: own } = useQuery(ownDrillsQuery);
  const { data: records } = useQuery(queryOf('GET /api/drills/records'));
  const kept = own?.find((one) => one.drill.key === drill.key);
  const isPlayed = records?.some(({ key }) => key === drill.key) !== false;
  return (
    <div className="flex flex-wrap gap-2">
      <CopyLinkButton
        url={window.location.origin + withBase(`/drills?drill=${encodeURIComponent(drill.key)}`)}
      />
      {own !== undefined && kept === undefined && readOwnDrill(drill.key) !== null && (
        <AddToYours drillKey={drill.key} />
      )}
      {kept !== undefined && <OwnDrillActions kept={kept} isPlayed={isPlayed} onShow={onShow} />}
    </div>
  );
}

function Shown({ drill, onShow }: { readonly drill: Drill } & Pick<OneDrillProps, 'onShow'>) {
  const { data: records } = useQuery(queryOf('GET /api/drills/records'));
  const { key, name, rules, spots, aim, shotKind } = drill;
  return (
    <>
      <PageHeading description={rules}>{name}</PageHeading>
      <Card className="grid gap-4 md:grid-cols-2 md:gap-6">
        <DrillCourt drill={drill} next={null} />
        <div className="flex flex-col gap-4">
          {records !== undefined && (
            <RecordLine drill={drill} record={records.find((one) => one.key === key) ?? null} />
          )}
          {aim !== undefined && <p className="font-semibold figures">{aimWords(drill, null)}</p>}
          {/* On a phone they are on the first screen. */}
          <DrillButtons drill={drill} />
          <ol className="list-inside list-decimal columns-2 gap-4 text-sm figures">
            {spots.map((spot) => (
              <li key={spot.name}>{spot.name}</li>
            ))}
          </ol>
          {shotKind !== undefined && (
            <p className="text-sm text-muted">
              {t('Kind of shot: {kind}', { kind: KIND_NAMES[shotKind] })}
            </p>
          )}
          <Actions drill={drill} onShow={onShow} />
        </div>
      </Card>
    </>
  );
}

/** One drill, as everyone with its link sees it: spots and rule, but not who made it. */
export function OneDrill({ shownKey, onShow }: OneDrillProps) {
  const drill = findDrill(shownKey);
  return (
    <>
      <BackLink to="/drills">{t('All drills')}</BackLink>
      {drill === null ? (
        <>
          <PageHeading>{t('Drills')}</PageHeading>
          <Card>
            <EmptyState
              picture="search"
              title={t('No such drill')}
              text={t(
                'This link is not complete, or the drill is from a newer Hooplog. Ask for the link again.',
              )}
              action={
                <Button asChild variant="secondary">
                  <Link to="/drills">{t('All drills')}</Link>
                </Button>
              }
            />
          </Card>
        </>
      ) : (
        <Shown drill={drill} onShow={onShow} />
      )}
    </>
  );
}
