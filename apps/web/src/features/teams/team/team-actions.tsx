import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { CalendarDays, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import type { TeamActionProps } from './team-question.tsx';

// Of no use before one of the buttons is pressed.
const TeamQuestion = lazyDialog(async () => (await import('./team-question.tsx')).TeamQuestion);

/** What can be done with the team as a whole: rename and delete it, or leave it. */
export function TeamActions(props: TeamActionProps) {
  const { team } = props;
  const [asked, setAsked] = useState<'rename' | 'delete' | 'leave' | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {team.role === 'coach' && (
        <Button asChild variant="secondary" size="sm">
          <Link to="/teams/$id/week" params={{ id: team.id }}>
            <CalendarDays aria-hidden /> {t('The week')}
          </Link>
        </Button>
      )}
      {team.mayManage && (
        <>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setAsked('rename');
            }}
          >
            <Pencil aria-hidden /> {t('Rename')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
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
          variant="secondary"
          size="sm"
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
