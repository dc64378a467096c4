import { t } from '@hooplog/language';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import {
  canShareFiles,
  fetchFile,
  isChangeOfMind,
  needsAnotherTap,
} from '../../../components/share/hand-on.ts';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast/toast-store.ts';
import { withBase } from '../../../lib/base-path.ts';

interface ReadyReelProps {
  readonly url: string;
  readonly posterUrl: string | null;
  /** Local day of the workout, used in the file name. */
  readonly day: string;
}

const TYPE = 'video/mp4';

/**
 * Hands the file to the system's share sheet. If fetching it took longer than the browser's user activation lasts, a
 * second tap shares it.
 */
function useShare(url: string, name: string) {
  const [file, setFile] = useState<File | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const share = async () => {
    setIsFetching(true);
    try {
      const ready = file ?? (await fetchFile(url, name, TYPE));
      setFile(ready);
      await navigator.share({ files: [ready] });
    } catch (error) {
      if (isChangeOfMind(error) || needsAnotherTap(error)) return;
      const description = t('The reel could not be shared. Download it instead.');
      toast({ title: t('Error'), description, tone: 'destructive' });
    } finally {
      setIsFetching(false);
    }
  };
  return { share, isFetching, isFetched: file !== null };
}

function ShareButton({ url, name }: { readonly url: string; readonly name: string }) {
  const { share, isFetching, isFetched } = useShare(url, name);
  return (
    <Button className="flex-1" pending={isFetching} onClick={() => void share()}>
      <Share2 aria-hidden /> {isFetched ? t('Share now') : t('Share Reel')}
    </Button>
  );
}

/** The finished reel, to watch, download or share. */
export function ReadyReel({ url, posterUrl, day }: ReadyReelProps) {
  const name = `hooplog-${day}-makes.mp4`;
  const canShare = canShareFiles(name, TYPE);
  return (
    <>
      <video
        controls
        playsInline
        preload="metadata"
        src={withBase(url)}
        poster={withBase(posterUrl)}
        aria-label={t('Reel of your makes')}
        className="aspect-video max-h-[60vh] w-full rounded-control bg-black"
      />
      <p className="mt-3 text-sm text-muted">
        {t('You are in this film: share it only where you want to be seen.')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {canShare && <ShareButton url={url} name={name} />}
        <Button asChild variant={canShare ? 'secondary' : 'primary'} className="flex-1">
          <a href={withBase(url)} download={name}>
            <Download aria-hidden /> {t('Download Reel')}
          </a>
        </Button>
      </div>
    </>
  );
}
