import type { Video } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { Crosshair, Gauge, ListChecks, MapPinned, Plus, Spline, Trash2 } from 'lucide-react';
import { type Dispatch, useId, useMemo, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { KeepState } from '../keep/keep-state.ts';
import type { LoggedShot } from '../shot-log/logged-shot.ts';
import type { ShotLog, ShotLogAction } from '../shot-log/shot-log.ts';
import { CallButtons } from './call-buttons.tsx';
import type { CourtAnswers } from './court-answers.ts';
import { courtOnFilm } from './court-on-film.ts';
import { CourtPart } from './court-part.tsx';
import { EvidenceLegend } from './evidence-legend.tsx';
import { KeyHelp } from './key-help.tsx';
import { MomentStrip } from './moment-strip.tsx';
import { PlacePanel } from './place-panel.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewPlayer } from './review-player.tsx';
import { ShotList } from './shot-list.tsx';
import { TimeLine } from './time-line.tsx';
import { useMarking } from './use-marking.ts';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface ReviewPanelProps {
  readonly video: Video;
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  /** Whether corrections have reached the server. */
  readonly keeping: KeepState;
  /** Null where there is no picture to show the ring on. */
  readonly onAdjustHoop: (() => void) | null;
  /** Null where there is no picture to see the court in. */
  readonly court: CourtAnswers | null;
  readonly onRemove: () => void;
}

/** Why the program called it so, and how sure it is. */
function Reason({ shot }: { readonly shot: LoggedShot | null }) {
  if (shot?.detection == null) return null;
  const { evidence, confidence } = shot.detection;
  return (
    <p className="text-sm">
      {evidence !== null && <span>{evidence.reason} </span>}
      <span className="text-muted figures">{percentage(confidence, 1)}% sure of its call.</span>
    </p>
  );
}

/** Every found shot with the video beside it, to be confirmed or put right. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { video, log, dispatch, keeping, onAdjustHoop, court, onRemove } = props;
  const player = useRef<HTMLVideoElement>(null);
  const { ordered, shot, isSlow, isWhyShown, select, run } = useReview(log, dispatch, player);
  const courtLines = useMemo(() => courtOnFilm(video), [video]);
  const { marked, press, all, toggle } = useMarking(ordered);
  const headingId = useId();
  useReviewKeys(run);
  const showAt = (seconds: number) => {
    if (player.current === null) return;
    player.current.pause();
    player.current.currentTime = seconds;
  };
  const places = <PlacePanel log={log} shot={shot} marked={marked} dispatch={dispatch} />;
  return (
    <section
      aria-labelledby={headingId}
      data-thumb-bar
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-6"
    >
      <div className="lg:col-span-2">
        <ReviewHead headingId={headingId} video={video} log={log} keeping={keeping} />
      </div>
      {/* On phones no box of their own: the video stays in view until the end of the whole review. */}
      <div className="max-lg:contents lg:col-start-1">
        <div className="with-video-bar:sticky with-video-bar:top-(--header-height) with-video-bar:z-20 with-video-bar:-mx-4 with-video-bar:-my-2 with-video-bar:bg-card with-video-bar:px-4 with-video-bar:py-2 with-video-bar:[--frame-height:40svh]">
          <ReviewPlayer
            ref={player}
            video={video}
            shot={shot}
            courtLines={courtLines}
            isWhyShown={isWhyShown}
          />
        </div>
        <div className="space-y-3 max-lg:-mt-4">
          <TimeLine
            shots={log.shots}
            durationSeconds={video.media?.durationSeconds ?? 1}
            selected={shot?.key ?? null}
            onSelect={select}
          />
          <Reason shot={shot} />
          {isWhyShown && <EvidenceLegend video={video} shot={shot} courtLines={courtLines} />}
          <MomentStrip video={video} rimSeconds={shot?.rimSeconds ?? null} onShow={showAt} />
        </div>
      </div>
      <div className="sticky bottom-(--foot-height) z-20 order-last -mx-4 border-t border-line bg-card/95 px-4 py-2 backdrop-blur-md lg:static lg:order-none lg:col-start-1 lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
        <CallButtons
          canCall={shot !== null}
          outcome={shot?.outcome ?? null}
          lastStep={log.steps.at(-1)?.words ?? null}
          onCommand={run}
        />
      </div>
      <div className="space-y-3 lg:col-start-1">
        <div className="flex flex-wrap gap-2">
          <Tool
            Icon={Plus}
            name="Add a shot here"
            onPress={() => {
              run('add');
            }}
          />
          <Tool
            Icon={Gauge}
            name="Slow motion"
            isOn={isSlow}
            onPress={() => {
              run('slow');
            }}
          />
          <Tool
            Icon={Spline}
            name="Show why"
            isOn={isWhyShown}
            onPress={() => {
              run('why');
            }}
          />
          {onAdjustHoop !== null && (
            <Tool Icon={Crosshair} name="Adjust the hoop" onPress={onAdjustHoop} />
          )}
          {court !== null && (
            <Tool
              Icon={MapPinned}
              name="Set up the court"
              onPress={() => {
                court.onSetUp(null);
              }}
            />
          )}
          <Tool Icon={Trash2} name="Discard workout" onPress={onRemove} />
        </div>
        <KeyHelp />
      </div>
      <div className="space-y-4 lg:col-start-2 lg:row-span-3 lg:row-start-2">
        <div className="space-y-2">
          <div className="flex items-center justify-between gap-2">
            <h4 className="font-bold">Shots</h4>
            <div className="flex gap-1">
              {marked !== null && (
                <Button variant="quiet" size="sm" onClick={all}>
                  All
                </Button>
              )}
              <Button variant="quiet" size="sm" aria-pressed={marked !== null} onClick={toggle}>
                <ListChecks aria-hidden /> {marked === null ? 'Pick several' : 'Done'}
              </Button>
            </div>
          </div>
          <ShotList
            shots={ordered}
            selected={shot?.key ?? null}
            marked={marked}
            onPress={(key, isRange) => {
              if (marked !== null) press(key, isRange);
              else select(key);
            }}
          />
        </div>
        {court === null ? (
          places
        ) : (
          <CourtPart video={video} log={log} lines={courtLines} answers={court}>
            {places}
          </CourtPart>
        )}
      </div>
    </section>
  );
}

interface ToolProps {
  readonly Icon: typeof Plus;
  readonly name: string;
  /** Left out for what is no switch. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

function Tool({ Icon, name, isOn, onPress }: ToolProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isOn}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
      onClick={onPress}
    >
      <Icon aria-hidden /> {name}
    </Button>
  );
}
