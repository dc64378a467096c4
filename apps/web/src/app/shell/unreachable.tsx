import { ErrorState } from '../../components/ui/error-state.tsx';
import type { Session } from '../../lib/session/use-session.ts';

/** The server did not say who is here: no page can be shown before it does. Nothing in every other state. */
export function Unreachable({ session }: { readonly session: Session }) {
  if (session.state !== 'unknown') return null;
  return <ErrorState title="Hooplog cannot be reached" onRetry={session.retry} />;
}
