import type { Circle } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { SkeletonList } from '../../components/ui/skeleton.tsx';
import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { ActDialog } from './act-dialog.tsx';
import { SearchBox } from './search-box.tsx';

const factsOf = ({ kind, leader, members }: Circle) =>
  kind === 'squad'
    ? t('Squad of {leader} · {members, plural, one {# member} other {# members}}', {
        leader,
        members,
      })
    : t('Team of {leader} · {members, plural, one {# player} other {# players}}', {
        leader,
        members,
      });

interface FoundProps {
  readonly q: string;
  readonly onRemove: (circle: Circle) => void;
}

function Found({ q, onRemove }: FoundProps) {
  const query = useQuery({
    ...queryOf('GET /api/operator/circles', { query: { q } }),
    staleTime: 0,
  });
  return (
    <Loaded
      query={query}
      title={t('The search did not work')}
      skeleton={<SkeletonList label={t('Loading')} count={2} each="h-12" className="space-y-6" />}
    >
      {(circles) =>
        circles.length === 0 ? (
          <EmptyState
            picture="search"
            title={t('Nothing found')}
            text={t('Type the first letters of the name of a squad or team.')}
          />
        ) : (
          <ul className="divide-y divide-line">
            {circles.map((circle) => (
              <li key={circle.id} className="flex items-center gap-3 py-3 last:pb-0">
                <div className="min-w-0 flex-1">
                  <bdi className="font-semibold wrap-anywhere">{circle.name}</bdi>
                  <p className="text-sm wrap-anywhere text-muted">{factsOf(circle)}</p>
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('Remove {name}', { name: circle.name })}
                  onClick={() => {
                    onRemove(circle);
                  }}
                >
                  {t('Remove')}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

/** Squads and teams found by name, to be removed. */
export function Circles() {
  const [q, setQ] = useState<string | null>(null);
  const [asked, setAsked] = useState<Circle | null>(null);
  return (
    <Card className="space-y-4">
      <SearchBox label={t('Name of a squad or team')} onSearch={setQ} />
      {q !== null && <Found q={q} onRemove={setAsked} />}
      {asked !== null && (
        <ActDialog
          question={t('Remove {name}?', { name: asked.name })}
          text={t(
            'It is gone for all its members, with its chat and everything that was planned in it. Their workouts stay.',
          )}
          deed={t('Remove for good')}
          send={(reason) =>
            call('POST /api/operator/circles/:id', {
              params: { id: asked.id },
              body: { kind: asked.kind, reason },
            })
          }
          refresh="/api/operator/circles"
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}
