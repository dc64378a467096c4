import { t } from '@hooplog/language';
import { Play, Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useThisVideo } from './this-video.ts';

interface UnfinishedVideoProps {
  readonly state: 'awaiting_upload' | 'uploaded';
}

/** A video that was not completely uploaded, or whose analysis has not been started. */
export function UnfinishedVideo({ state }: UnfinishedVideoProps) {
  const { changes } = useThisVideo();
  return (
    <div>
      <p className="font-semibold">
        {state === 'uploaded'
          ? t('Your video is uploaded and waiting to be analysed.')
          : t('This upload was not finished. Remove it and choose the file again.')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {state === 'uploaded' && (
          <Button pending={changes.isRecounting} onClick={changes.count}>
            <Play aria-hidden /> {t('Start analysis')}
          </Button>
        )}
        <Button variant="secondary" onClick={changes.remove}>
          <Trash2 aria-hidden /> {t('Remove Video')}
        </Button>
      </div>
    </div>
  );
}
