import { t } from '@hooplog/language';
import { getRouteApi } from '@tanstack/react-router';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Operator } from '../../features/operator/operator.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { NotFoundPage } from './not-found.tsx';

const route = getRouteApi('/guarded/operator');

/**
 * /operator: for the accounts that the installation names as operators; for all others it does not exist. The open tab
 * is in the address.
 */
export function OperatorPage() {
  const session = useSession();
  const { tab = 'reports' } = route.useSearch();
  const navigate = route.useNavigate();
  // The guard lets only signed-in users in.
  if (session.state !== 'signed_in') return null;
  if (session.user.isOperator !== true) return <NotFoundPage />;
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        description={t(
          'Everything you do here is logged with your reason, and the people concerned can read it.',
        )}
      >
        {t('Operator')}
      </PageHeading>
      <Operator
        tab={tab}
        onTabChange={(chosen) => {
          const search = chosen === 'reports' ? {} : { tab: chosen };
          void navigate({ search, replace: true, resetScroll: false });
        }}
      />
    </div>
  );
}
