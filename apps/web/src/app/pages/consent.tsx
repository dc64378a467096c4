import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AnswerAsParent } from '../../features/account/answer-as-parent.tsx';
import { parentQuestionQuery } from '../../features/account/parental-consent-queries.ts';
import { isNotFound } from '../../lib/api-client/api-error.ts';

/** /consent/{token}: where the link in the mail to a parent leads. Needs no account. */
export function ConsentPage() {
  const { token } = useParams({ from: '/consent/$token' });
  const { data, error, refetch } = useQuery(parentQuestionQuery(token));
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused) {
    return (
      <FocusedPage title="The account is deleted">
        <p>Nothing of it is left, and your address is deleted as well. Thank you for answering.</p>
      </FocusedPage>
    );
  }
  return (
    <FocusedPage title="May your child use Hooplog?">
      {isNotFound(error) && (
        <p>
          This link is no longer good: there is a newer mail, or the account is gone. Look for our
          last mail.
        </p>
      )}
      {error !== null && !isNotFound(error) && (
        <ErrorState title="This could not be loaded" onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <Skeleton className="h-96" />}
      {data !== undefined && (
        <AnswerAsParent
          token={token}
          question={data}
          onRefused={() => {
            setIsRefused(true);
          }}
        />
      )}
    </FocusedPage>
  );
}
