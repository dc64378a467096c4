import { t } from '@hooplog/language';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import type { OperatorTab } from './operator-tabs.ts';

const reports = lazyPart(async () => (await import('./reports.tsx')).Reports);
const accounts = lazyPart(async () => (await import('./accounts.tsx')).Accounts);
const circles = lazyPart(async () => (await import('./circles.tsx')).Circles);
const state = lazyPart(async () => (await import('./state.tsx')).State);
const log = lazyPart(async () => (await import('./log.tsx')).Log);

// Preloaded, because this tab is opened first.
reports.ahead();

/** A tab whose code is loaded when it is opened. */
const later = ({ Part }: { readonly Part: ComponentType }) => (
  <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
    <Part />
  </Suspense>
);

interface OperatorProps {
  /** The open tab. */
  readonly tab: OperatorTab;
  readonly onTabChange: (tab: OperatorTab) => void;
}

/** The operator page. */
export function Operator({ tab, onTabChange }: OperatorProps) {
  return (
    <Tabs
      label={t('Operator')}
      open={tab}
      onOpen={onTabChange}
      tabs={[
        { id: 'reports', label: t('Reports'), content: later(reports) },
        { id: 'accounts', label: t('Accounts'), content: later(accounts) },
        { id: 'circles', label: t('Groups'), content: later(circles) },
        { id: 'state', label: t('State'), content: later(state) },
        { id: 'log', label: t('Logbook'), content: later(log) },
      ]}
    />
  );
}
