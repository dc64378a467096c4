import { t } from '@hooplog/language';
import { Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

interface RemoveButtonProps {
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** Deselects the chosen video. */
export function RemoveButton({ disabled, onRemove }: RemoveButtonProps) {
  return (
    <Button variant="secondary" onClick={onRemove} disabled={disabled}>
      <Trash2 aria-hidden /> {t('Remove Video')}
    </Button>
  );
}
