import { rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { isRefusal, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { withBase } from '../../lib/base-path.ts';

interface RedeemLinkProps {
  readonly secret: string;
  /** The user currently signed in here; null for nobody. */
  readonly current: string | null;
}

function Refused({ error }: { readonly error: Error }) {
  return (
    <div className="space-y-5">
      <p role="alert">{userMessage(error, t('This code no longer works.'))}</p>
      <Button asChild variant="secondary">
        <Link to="/login">{t('Sign in another way')}</Link>
      </Button>
    </div>
  );
}

/** Shows which account the scanned code signs this device in as, asks, and signs in. */
export function RedeemLink({ secret, current }: RedeemLinkProps) {
  const query = useQuery(queryOf('POST /api/auth/links/look', { body: { secret } }));
  const redeem = useChange(() => call('POST /api/auth/links/redeem', { body: { secret } }), {
    // The error is shown beside the button.
    failed: null,
    // A full page load discards the previous user's state and removes the secret from the address.
    onDone: () => {
      window.location.replace(withBase('/'));
    },
  });
  const refusal = [redeem.error, query.error].find((error) => isRefusal(error)) ?? null;
  if (refusal !== null) return <Refused error={refusal} />;
  return (
    <Loaded
      query={query}
      title={t('The code could not be checked')}
      skeleton={<Skeleton className="h-32" />}
    >
      {({ name }) => (
        <div className="space-y-5">
          <p>
            {rich(
              'The code that you scanned signs this device in as <who>{name}</who>. Go on only if that is you.',
              { name, who: (text) => <strong>{text}</strong> },
            )}
          </p>
          {current !== null && (
            <p className="text-muted">{t('{name} is signed out here.', { name: current })}</p>
          )}
          {redeem.error !== null && (
            <p role="alert" className="text-danger">
              {userMessage(redeem.error, t('That did not work. Please try again.'))}
            </p>
          )}
          <Button
            size="lg"
            className="w-full"
            pending={redeem.isPending}
            onClick={() => {
              redeem.mutate();
            }}
          >
            {t('Sign in as {name}', { name })}
          </Button>
          <Button asChild variant="quiet" className="w-full">
            <Link to="/">{t('Not now')}</Link>
          </Button>
        </div>
      )}
    </Loaded>
  );
}
