import type { HoopCandidate, Rim, Video } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Check, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/ui/button.tsx';
import { PlaceOffer } from '../../components/places/place-offer.tsx';
import { usePlaces } from '../../lib/queries/places.ts';
import { HoopChoices } from './hoop-choices.tsx';
import { closeUp, WHOLE_PICTURE } from './picture-view.ts';
import { RingEditor } from './ring-editor.tsx';
import { sameRing } from '../../lib/picture/ring.ts';
import { withBase } from '../../lib/base-path.ts';

interface HoopCheckProps {
  readonly video: Pick<Video, 'playbackUrl' | 'posterUrl'>;
  readonly media: NonNullable<Video['media']>;
  readonly title: string;
  readonly text: string;
  /** Confidence of the rim it starts from; null if the program did not detect it. */
  readonly confidence: number | null;
  /** The rim to start from. */
  readonly start: Rim;
  /** Rims that may be the hoop, to choose from; empty or a single one if there is no choice. */
  readonly candidates: readonly HoopCandidate[];
  /** A moment of the video at which the rim is visible. */
  readonly seconds: number;
  readonly isPending: boolean;
  /** Requests a recount with this rim. */
  readonly onRecount: (rim: Rim) => void;
  /** Actions offered while the rim is unchanged. */
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
        src={withBase(video.posterUrl)}
        alt={t('A frame of your video')}
        className={fill}
      />
    );
  }
  return (
    <video
      ref={ref}
      src={`${withBase(video.playbackUrl)}#t=${seconds}`}
      poster={withBase(video.posterUrl)}
      muted
      playsInline
      preload="auto"
      aria-label={t('A frame of your video')}
      className={fill}
    />
  );
}

/**
 * Everything fits the screen at once, however tall the picture is: the picture gets the height that texts and buttons
 * leave. In landscape they are beside it.
 */
const LAYOUT =
  'max-md:flex max-md:max-h-[calc(100svh-var(--header-height)-var(--foot-height)-6.5rem)] max-md:flex-col short:grid short:h-[calc(100svh-var(--foot-height)-3rem)] short:min-h-60 short:grid-cols-[minmax(0,1fr)_17rem] short:grid-rows-[auto_minmax(0,1fr)] short:gap-x-4';

/** Shows the rim on a frame, to be confirmed or corrected. */
export function HoopCheck(props: HoopCheckProps) {
  const { video, media, title, text, confidence, start, seconds, isPending } = props;
  const { onRecount, unmoved } = props;
  const candidates = props.candidates.length > 1 ? props.candidates : [];
  const places = usePlaces(media);
  const [rim, setRim] = useState(start);
  const [view, setView] = useState(WHOLE_PICTURE);
  const picture = useRef<Drawn>(null);
  const headingId = useId();
  const moved = !sameRing(rim, start);
  const isClose = view.zoom > 1;
  return (
    <section aria-labelledby={headingId} className={LAYOUT}>
      <div className="short:col-start-2">
        <h2 id={headingId} className="font-bold">
          {title}
        </h2>
        <p className="mt-1 mb-3 text-sm text-muted">
          {confidence !== null && (
            <span className="font-semibold text-ink figures">
              {t('{percent}% sure.', { percent: percentage(confidence, 1) })}{' '}
            </span>
          )}
          {text}
        </p>
        <HoopChoices candidates={candidates} rim={rim} onChoose={setRim} />
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
      </div>
      <div
        style={
          {
            '--whole-picture': `calc((100vw - 2rem) * ${media.height / media.width})`,
          } as CSSProperties
        }
        className="max-md:@container-[size] max-md:h-(--whole-picture) max-md:min-h-40 short:@container-[size] short:col-start-1 short:row-span-2 short:row-start-1 short:h-auto"
      >
        <div className="max-md:[--frame-height:100cqh] md:[--frame-height:max(14rem,100svh-var(--header-height)-var(--foot-height)-16rem)] short:[--frame-height:100cqh]">
          <RingEditor
            rim={rim}
            candidates={candidates}
            frame={media}
            view={view}
            picture={picture}
            onChange={setRim}
          >
            <Frame
              ref={(element) => {
                picture.current = element;
              }}
              video={video}
              seconds={seconds}
            />
          </RingEditor>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 max-md:flex-nowrap short:col-start-2 short:content-end short:self-end">
        {moved ? (
          <>
            <Button
              className="max-md:flex-1 max-md:px-2"
              pending={isPending}
              onClick={() => {
                onRecount(rim);
              }}
            >
              <Check aria-hidden /> {t('Count with this hoop')}
            </Button>
            <Button
              variant="secondary"
              className="max-md:px-3"
              onClick={() => {
                setRim(start);
              }}
            >
              <RotateCcw aria-hidden /> <span className="max-md:sr-only">{t('Put it back')}</span>
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
          <span className="max-md:sr-only">{isClose ? t('Whole picture') : t('Zoom in')}</span>
        </Button>
      </div>
    </section>
  );
}
