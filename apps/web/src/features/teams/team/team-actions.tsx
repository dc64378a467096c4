import { t } from '@hooplog/language';
import { LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import type { TeamActionProps } from './team-question.tsx';

// Not needed until one of the buttons is pressed.
const TeamQuestion = lazyDialog(async () => (await import('./team-question.tsx')).TeamQuestion);

/** Rare actions on the whole team, at the end of its page: rename, delete or leave it. */
export function TeamActions(props: TeamActionProps) {
  const { team } = props;
  const [asked, setAsked] = useState<'rename' | 'delete' | 'leave' | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <div className="-mx-3 flex flex-wrap gap-2 empty:hidden">
      {team.mayManage && (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="text-muted"
            onClick={() => {
              setAsked('rename');
            }}
          >
            <Pencil aria-hidden /> {t('Rename')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="text-muted"
            onClick={() => {
              setAsked('delete');
            }}
          >
            <Trash2 aria-hidden /> {t('Delete')}
          </Button>
        </>
      )}
      {team.role === 'player' && (
        <Button
          variant="quiet"
          size="sm"
          className="text-muted"
          onClick={() => {
            setAsked('leave');
          }}
        >
          <LogOut aria-hidden /> {t('Leave Team')}
        </Button>
      )}
      {asked !== null && <TeamQuestion asked={asked} {...props} onClose={close} />}
    </div>
  );
}
