import { t } from '@hooplog/language';
import { ErrorState } from '../../components/ui/error-state.tsx';

/** Shown for an unexpected error, or a chunk that could not be loaded: the user can reload the page. */
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
