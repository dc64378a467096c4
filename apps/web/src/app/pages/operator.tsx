import { t } from '@hooplog/language';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Operator } from '../../features/operator/operator.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { NotFoundPage } from './not-found.tsx';

/** /operator: for whom the installation names as its operators; for everybody else it is not there. */
export function OperatorPage() {
  const session = useSession();
  // The guard lets nobody else in.
  if (session.state !== 'signed_in') return null;
  if (session.user.isOperator !== true) return <NotFoundPage />;
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        description={t(
          'Everything you do here is logged with its reason, which those concerned can read.',
        )}
      >
        {t('Operator')}
      </PageHeading>
      <Operator />
    </div>
  );
}
