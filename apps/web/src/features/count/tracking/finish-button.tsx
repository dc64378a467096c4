import { t } from '@hooplog/language';
import type { ComponentProps } from 'react';
import { Button } from '../../../components/ui/button.tsx';

interface FinishButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  readonly isSaving: boolean;
  readonly onFinish: () => void;
}

/** Ends and saves the count. */
export function FinishButton({ isSaving, onFinish, ...look }: FinishButtonProps) {
  return (
    <Button {...look} pending={isSaving} onClick={onFinish}>
      {t('Finish')}
    </Button>
  );
}
