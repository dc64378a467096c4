import { t } from '@hooplog/language';
import { ErrorState } from '../../components/ui/error-state.tsx';

/** A fault of ours, or a part of the page that could not be fetched: loading it afresh is the way on. */
export function CrashPage() {
  return (
    <main className="column grid min-h-dvh place-items-center">
      <ErrorState
        title={t('This page could not be shown')}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </main>
  );
}
