import { t } from '@hooplog/language';
import { cn } from '../../../components/ui/cn.ts';
import { FullScreen } from '../../../components/ui/full-screen.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useFrameLayout } from './use-frame-layout.ts';

const stay = () => undefined;

/** Placeholder of the counting screen, so that the page below does not show first. */
export function TrackerSkeleton({ onStop = stay }: { readonly onStop?: () => void }) {
  const layout = useFrameLayout();
  return (
    <FullScreen label={t('Count shots')} onClose={onStop}>
      <div role="status" aria-label={t('Loading')} className={layout.grid}>
        <Skeleton className={cn('h-11', layout.besideCourt)} />
        <Skeleton className={cn('h-13.5', layout.counters)} />
        <div className={layout.courtCell}>
          <div className={layout.scoreAndCourt}>
            <div className="h-(--band)" />
            <div className={layout.court}>
              <Skeleton className="aspect-[51.2/48.2]" />
            </div>
          </div>
        </div>
        <div className={cn('hidden lg:landscape:block', layout.sums)} />
        <Skeleton className={cn('h-23', layout.line)} />
        <div className={cn('flex gap-2', layout.calls)}>
          <Skeleton className="min-h-16 flex-1 rounded-card" />
          <Skeleton className="min-h-16 flex-1 rounded-card" />
        </div>
      </div>
    </FullScreen>
  );
}
