import { t } from '@hooplog/language';
import { ErrorState } from '../ui/error-state.tsx';

/** Replaces a page that can show nothing because the server does not answer. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState title={t('Hooplog cannot be reached')} onRetry={onRetry} />;
}
