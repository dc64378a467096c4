import { t } from '@hooplog/language';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';

interface ReplyLineProps {
  readonly children: ReactNode;
  readonly onCancel: () => void;
}

/** Says above the field what the reader is replying to. */
export const ReplyLine = ({ children, onCancel }: ReplyLineProps) => (
  <p className="mb-2 flex items-center justify-between gap-2 text-sm">
    <span className="min-w-0 truncate">{children}</span>
    <Button variant="quiet" size="sm" onClick={onCancel}>
      {t('Cancel')}
    </Button>
  </p>
);
