import { t } from '@hooplog/language';
import { ErrorState } from '../ui/error-state.tsx';

/** Instead of a page of which nothing can be shown, since the server does not answer. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState title={t('Hooplog cannot be reached')} onRetry={onRetry} />;
}
