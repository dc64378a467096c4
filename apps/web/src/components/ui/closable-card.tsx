import { t } from '@hooplog/language';
import { X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Button } from './button.tsx';
import { Card, CardHeading } from './card.tsx';

interface ClosableCardProps {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Requested details beside their subject, with a close button. */
export function ClosableCard({ ref, title, onClose, children }: ClosableCardProps) {
  const id = useId();
  return (
    <Card ref={ref} aria-labelledby={id} className="animate-rise">
      <CardHeading
        id={id}
        className="mb-1 items-center"
        action={
          <Button
            variant="quiet"
            size="icon"
            className="-me-3"
            aria-label={t('Close')}
            onClick={onClose}
          >
            <X aria-hidden />
          </Button>
        }
      >
        {title}
      </CardHeading>
      {children}
    </Card>
  );
}
