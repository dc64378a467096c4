import { t } from '@hooplog/language';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { AnswerAsParent } from '../../features/account/answer-as-parent.tsx';

/** /consent/{token}: the target of the link in the mail to a parent. Needs no account. */
export function ConsentPage() {
  const { token } = useParams({ from: '/consent/$token' });
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused) {
    return (
      <FocusedPage title={t('The account is deleted')}>
        <p>
          {t('Nothing is left of it, and your address is deleted too. Thank you for answering.')}
        </p>
      </FocusedPage>
    );
  }
  return (
    <FocusedPage title={t('Your child and Hooplog')}>
      <AnswerAsParent
        token={token}
        onRefused={() => {
          setIsRefused(true);
        }}
      />
    </FocusedPage>
  );
}
