import type { Rim, Video } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { Check, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type RefCallback, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { PlaceOffer } from '../../components/places/place-offer.tsx';
import { usePlaces } from '../../lib/queries/places.ts';
import { closeUp, WHOLE_PICTURE } from './picture-view.ts';
import { RingEditor } from './ring-editor.tsx';
import { sameRing } from '../../lib/picture/ring.ts';

interface HoopCheckProps {
  readonly video: Pick<Video, 'playbackUrl' | 'posterUrl'>;
  readonly media: NonNullable<Video['media']>;
  readonly title: string;
  readonly text: string;
  /** How sure the program is of the ring it starts from; null for one that it did not find. */
  readonly confidence: number | null;
  /** The ring to start from. */
  readonly start: Rim;
  /** Where in the video the ring can be seen. */
  readonly seconds: number;
  readonly isPending: boolean;
  /** Asks to count again with this ring. */
  readonly onRecount: (rim: Rim) => void;
  /** What to do when the ring stays as it is. */
  readonly unmoved: ReactNode;
}

type Drawn = HTMLVideoElement | HTMLImageElement;

interface FrameProps extends Pick<HoopCheckProps, 'video' | 'seconds'> {
  readonly ref: RefCallback<Drawn>;
}

function Frame({ ref, video, seconds }: FrameProps) {
  const fill = 'absolute inset-0 size-full object-fill';
  if (video.playbackUrl === null) {
    return (
      <img
        ref={ref}
        src={video.posterUrl ?? undefined}
        alt="A frame of your video"
        className={fill}
      />
    );
  }
  return (
    <video
      ref={ref}
      src={`${video.playbackUrl}#t=${seconds}`}
      poster={video.posterUrl ?? undefined}
      muted
      playsInline
      preload="auto"
      aria-label="A frame of your video"
      className={fill}
    />
  );
}

/** Shows the ring on a frame, to be confirmed or put right. */
export function HoopCheck(props: HoopCheckProps) {
  const { video, media, title, text, confidence, start, seconds, isPending, onRecount, unmoved } =
    props;
  const places = usePlaces(media);
  const [rim, setRim] = useState(start);
  const [view, setView] = useState(WHOLE_PICTURE);
  const picture = useRef<Drawn>(null);
  const headingId = useId();
  const moved = !sameRing(rim, start);
  const isClose = view.zoom > 1;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-bold">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        {confidence !== null && (
          <span className="font-semibold text-ink figures">
            {percentage(confidence, 1)}% sure.{' '}
          </span>
        )}
        {text}
      </p>
      {confidence === null && !moved && (
        <div className="mb-3">
          <PlaceOffer
            places={places}
            onUse={({ calibration }) => {
              setRim(calibration.rim);
              setView(closeUp(calibration.rim, media));
            }}
          />
        </div>
      )}
      <div className="max-md:[--frame-height:52svh]">
        <RingEditor rim={rim} frame={media} view={view} picture={picture} onChange={setRim}>
          <Frame
            ref={(element) => {
              picture.current = element;
            }}
            video={video}
            seconds={seconds}
          />
        </RingEditor>
      </div>
      {/* On a phone always in view, however tall the picture is. */}
      <div className="z-20 mt-3 flex flex-wrap gap-2 bg-card max-md:sticky max-md:bottom-(--foot-height) max-md:-mx-4 max-md:-mb-2 max-md:border-t max-md:border-line max-md:px-4 max-md:py-2">
        {moved ? (
          <>
            <Button
              pending={isPending}
              onClick={() => {
                onRecount(rim);
              }}
            >
              <Check aria-hidden /> Count with this hoop
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setRim(start);
              }}
            >
              <RotateCcw aria-hidden /> Put it back
            </Button>
          </>
        ) : (
          unmoved
        )}
        <Button
          variant="quiet"
          className="px-3"
          onClick={() => {
            setView(isClose ? WHOLE_PICTURE : closeUp(rim, media));
          }}
        >
          {isClose ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          {isClose ? 'Whole picture' : 'Zoom in'}
        </Button>
      </div>
    </section>
  );
}
