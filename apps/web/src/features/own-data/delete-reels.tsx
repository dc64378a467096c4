import { t } from '@hooplog/language';
import { AskFirst } from '../../components/ui/ask-first.tsx';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

/** Confirms the deletion of all reels. */
export function DeleteReels({ onClose }: { readonly onClose: () => void }) {
  const { mutate, isPending } = useChange(callOf('DELETE /api/user/reels'), {
    failed: t('Failed to delete the reels'),
    refresh: ['/api/user/room', '/api/workouts'],
    onDone: onClose,
  });
  return (
    <AskFirst
      question={t('Delete all reels?')}
      deed={t('Delete Reels')}
      pending={isPending}
      onConfirm={() => {
        mutate({});
      }}
      onClose={onClose}
    >
      {t('Your videos and workouts stay, and you can make each reel again.')}
    </AskFirst>
  );
}
