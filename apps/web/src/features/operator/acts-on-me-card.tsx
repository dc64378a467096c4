import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { queryOf } from '../../lib/queries/query-of.ts';
import { ActEntry } from './act-entry.tsx';

/** Operator actions on the player's account, with reasons; nothing if there are none, as is usual. */
export function ActsOnMeCard() {
  const { data = [] } = useQuery(queryOf('GET /api/user/operator-acts'));
  if (data.length === 0) return null;
  return (
    <Card aria-labelledby="acts-on-me">
      <CardHeading
        id="acts-on-me"
        description={t('About your account, your messages, and squads and teams that you lead.')}
      >
        {t('What the operator did')}
      </CardHeading>
      <ul className="divide-y divide-line">
        {data.map((entry) => (
          <ActEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}
