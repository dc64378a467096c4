import type { CurrentUser } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Camera, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { call } from '../../lib/api-client/call.ts';
import { sendFile } from '../../lib/api-client/send-file.ts';
import { useChangeUser } from './use-change-user.ts';

const TYPES = 'image/jpeg,image/png,image/webp';

/** Chooses, replaces and removes the user's own photo. */
export function PhotoButtons({ user }: { readonly user: CurrentUser }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useChangeUser((file: File) => sendFile('PUT /api/user/photo', file), {
    done: t('Photo saved!'),
    failed: t('Failed to save the photo'),
  });
  const remove = useChangeUser(() => call('DELETE /api/user/photo', {}), {
    done: t('Photo removed'),
    failed: t('Failed to remove the photo'),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={t('Photo')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) upload.mutate(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        pending={upload.isPending}
        onClick={() => input.current?.click()}
      >
        <Camera aria-hidden />
        {user.profileImageUrl === null ? t('Add Photo') : t('Change Photo')}
      </Button>
      {user.profileImageUrl !== null && (
        <Button
          variant="quiet"
          size="sm"
          pending={remove.isPending}
          onClick={() => {
            remove.mutate(undefined);
          }}
        >
          <Trash2 aria-hidden /> {t('Remove')}
        </Button>
      )}
    </div>
  );
}
