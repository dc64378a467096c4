import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { cn } from '../../components/ui/cn.ts';
import { formatMoment } from '../../lib/format/format-moment.ts';
import { GRABBED_PIXELS, type Picture } from './grab-frames.ts';
import { useStrip } from './use-strip.ts';

interface MomentStripProps {
  readonly video: Video;
  readonly rimSeconds: number | null;
  /** Pauses the video at a moment. */
  readonly onShow: (seconds: number) => void;
}

function StripPicture({ picture }: { readonly picture: Picture }) {
  return (
    <canvas
      ref={(canvas) => {
        canvas?.getContext('2d')?.drawImage(picture, 0, 0);
      }}
      width={GRABBED_PIXELS}
      height={GRABBED_PIXELS}
      aria-hidden
      className="size-full"
    />
  );
}

/** Six pictures of the shot around the rim. Most calls can be judged by a glance at them. */
export function MomentStrip({ video, rimSeconds, onShow }: MomentStripProps) {
  const frames = useStrip(video, rimSeconds);
  if (frames.length === 0) return null;
  return (
    <ul aria-label={t('Pictures around the rim')} className="grid grid-cols-6 gap-1.5">
      {frames.map(({ seconds, label, isAtRim, picture }) => (
        <li key={seconds}>
          <button
            type="button"
            aria-label={t('Show the video at {time}, {offset}', {
              time: formatMoment(seconds),
              offset: label,
            })}
            onClick={() => {
              onShow(seconds);
            }}
            className="block w-full"
          >
            <span
              className={cn(
                'block aspect-square overflow-hidden rounded-md bg-sunken',
                isAtRim && 'outline-2 outline-accent',
              )}
            >
              {picture !== null && <StripPicture picture={picture} />}
            </span>
            <span aria-hidden className="mt-0.5 block text-center text-xs text-muted figures">
              {isAtRim ? t('rim') : label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
