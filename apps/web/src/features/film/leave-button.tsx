import { X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

/** In the corner of what fills the screen. */
export function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label="Leave filming"
      onClick={onLeave}
      className="absolute top-3 left-3 rounded-full"
    >
      <X aria-hidden />
    </Button>
  );
}
