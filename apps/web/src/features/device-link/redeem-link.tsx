import { lookAtDeviceLink, redeemDeviceLink } from '@hooplog/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { isRefusal, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';

interface RedeemLinkProps {
  readonly secret: string;
  /** Who is signed in here now; null for nobody. */
  readonly current: string | null;
}

/** Asks as whom the scanned code signs this device in, and does so. */
export function RedeemLink({ secret, current }: RedeemLinkProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/auth/links/look', secret],
    queryFn: ({ signal }) => call(lookAtDeviceLink, { body: { secret }, signal }),
    retry: false,
    // It may be over by the next look, in the middle of the answer.
    staleTime: Infinity,
  });
  const redeem = useMutation({
    mutationFn: () => call(redeemDeviceLink, { body: { secret } }),
    // A fresh page: nothing of whoever was here before is left in it, and the secret is out of the address.
    onSuccess: () => {
      window.location.replace('/');
    },
  });
  const refusal = [redeem.error, error].find((problem) => isRefusal(problem)) ?? null;
  if (refusal !== null) {
    return (
      <div className="space-y-5">
        <p role="alert">{userMessage(refusal, 'This code is no longer good.')}</p>
        <Button asChild variant="secondary">
          <Link to="/login">Sign in another way</Link>
        </Button>
      </div>
    );
  }
  if (error !== null) {
    return <ErrorState title="The code could not be checked" onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton className="h-32" />;
  return (
    <div className="space-y-5">
      <p>
        The code that you scanned signs this device in as <strong>{data.name}</strong>. Go on only
        if that is you.
      </p>
      {current !== null && <p className="text-muted">{current} is signed out here.</p>}
      {redeem.error !== null && (
        <p role="alert" className="text-danger">
          {userMessage(redeem.error, 'That did not work. Please try again.')}
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
        Sign in as {data.name}
      </Button>
      <Button asChild variant="quiet" className="w-full">
        <Link to="/">Not now</Link>
      </Button>
    </div>
  );
}
