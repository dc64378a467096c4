import { t } from '@hooplog/language';
import { CloudOff } from 'lucide-react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

interface ErrorStateProps {
  /** What could not be shown, in plain words. */
  readonly title: string;
  readonly text?: string;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** A load failure, with a retry button. */
export function ErrorState({ title, text, onRetry, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn('flex flex-col items-center px-4 py-10 text-center', className)}
    >
      <CloudOff aria-hidden className="mb-3 size-8 text-muted" />
      <p className="text-lg font-bold">{title}</p>
      <p className="mt-1 max-w-sm text-balance text-muted">
        {text ?? t('Check your connection, then try again. Nothing you saved is lost.')}
      </p>
      <Button variant="secondary" className="mt-5" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
