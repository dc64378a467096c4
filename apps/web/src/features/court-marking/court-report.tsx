import { t } from '@hooplog/language';
import { FlipHorizontal2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';
import type { FitReport } from './fit-text.ts';
import type { CourtSetupState } from './use-court-setup.ts';

interface CourtReportProps {
  readonly setup: CourtSetupState;
  /** "Continue without the court" */
  readonly leaveText: string;
  readonly onLeave: () => void;
}

const TONES: Readonly<Record<FitReport['tone'], string>> = {
  open: 'bg-sunken',
  stuck: 'bg-accent-soft',
  good: 'bg-made-soft',
  doubtful: 'bg-accent-soft',
  wrong: 'bg-missed-soft',
};

/** Says how well the court fits or what is missing, with a button to leave. */
export function CourtReport({ setup, leaveText, onLeave }: CourtReportProps) {
  const { report, hasRoom } = setup;
  return (
    <div className={cn('space-y-2 rounded-control px-3 py-2.5 text-sm', TONES[report.tone])}>
      <p role="status">{report.text}</p>
      {hasRoom && (
        <p>
          {t(
            'Outside the picture, put a point where its lines would meet, so that the drawn lines match the painted ones.',
          )}
        </p>
      )}
      {report.tone === 'stuck' && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onLeave}>
          {leaveText}
        </Button>
      )}
      {report.isMirrored && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={setup.mirror}>
          <FlipHorizontal2 aria-hidden /> {t('Swap left and right')}
        </Button>
      )}
    </div>
  );
}
