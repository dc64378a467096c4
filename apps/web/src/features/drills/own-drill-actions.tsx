import { readOwnDrill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../components/ui/ask-first.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';
import type { KeptDrill } from '../../lib/queries/own-drills.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

const DrillMaker = lazyDialog(async () => (await import('./maker/drill-maker.tsx')).DrillMaker);

interface OwnDrillActionsProps {
  readonly kept: KeptDrill;
  /** A drill with a result cannot be edited. */
  readonly isPlayed: boolean;
  readonly onShow: (key: string | undefined) => void;
}

/** Buttons to edit and delete an own drill. */
export function OwnDrillActions({ kept: { id, drill }, isPlayed, onShow }: OwnDrillActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const own = readOwnDrill(drill.key);
  const close = () => {
    setOpen(null);
  };
  const { mutate, isPending } = useChange(callOf('DELETE /api/drills/own/:id'), {
    failed: t('Failed to delete the drill'),
    refresh: ['/api/drills'],
    onDone: () => {
      onShow(undefined);
    },
  });
  return (
    <>
      {!isPlayed && (
        <Button
          variant="secondary"
          onClick={() => {
            setOpen('edit');
          }}
        >
          <Pencil aria-hidden /> {t('Edit')}
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => {
          setOpen('delete');
        }}
      >
        <Trash2 aria-hidden /> {t('Delete')}
      </Button>
      {open === 'edit' && own !== null && (
        <DrillMaker changed={{ id, own }} onClose={close} onDone={onShow} />
      )}
      {open === 'delete' && (
        <AskFirst
          question={t('Delete {drill}?', { drill: drill.name })}
          deed={t('Delete drill')}
          pending={isPending}
          onClose={close}
          onConfirm={() => {
            mutate({ params: { id } });
          }}
        >
          {t('It leaves your list. Workouts in which you played it stay as they are.')}
        </AskFirst>
      )}
    </>
  );
}
