import type { Place, Video } from '@hooplog/contract';
import {
  COURT_KINDS,
  courtKindLabel,
  courtLandmarks,
  type LandmarkId,
  LIMITS,
} from '@hooplog/domain';
import { Check, FlipHorizontal2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { PlaceList } from '../places/place-list.tsx';
import { PlaceOffer } from '../places/place-offer.tsx';
import { usePlaces } from '../places/use-places.ts';
import { CourtEditor } from './court-editor.tsx';
import { CourtMap } from './court-map.tsx';
import type { FitReport } from './fit-words.ts';
import { FrameAt } from './frame-at.tsx';
import { LandmarkChips } from './landmark-chips.tsx';
import { toMarks } from './marking.ts';
import { useCourtSetup } from './use-court-setup.ts';
import type { NewCourt } from './use-save-court.ts';

interface CourtSetupProps {
  readonly video: Video;
  readonly media: NonNullable<Video['media']>;
  /** The place to start from; null for none. */
  readonly from: Place | null;
  /** Where in the video the floor can be seen. */
  readonly seconds: number;
  readonly isSaving: boolean;
  readonly onSave: (court: NewCourt) => void;
  readonly onCancel: () => void;
}

const TONES: Readonly<Record<FitReport['tone'], string>> = {
  open: 'bg-sunken',
  good: 'bg-made-soft',
  doubtful: 'bg-accent-soft',
  wrong: 'bg-missed-soft',
};

/** The court, laid over a frame of the video once, so that every shot finds its zone. */
export function CourtSetup(props: CourtSetupProps) {
  const { video, media, from, seconds, isSaving, onSave, onCancel } = props;
  const setup = useCourtSetup(video, from, media);
  const { marking, report, place } = setup;
  const places = usePlaces(media);
  const player = useRef<HTMLVideoElement>(null);
  const [snaps, setSnaps] = useState(true);
  const [name, setName] = useState('');
  const headingId = useId();
  const labelOf = (id: LandmarkId) =>
    courtLandmarks(marking.lines).find((landmark) => landmark.id === id)?.label;
  const isReady = report.tone === 'good' || report.tone === 'doubtful';
  return (
    <section aria-labelledby={headingId} className="space-y-4">
      <div>
        <h3 id={headingId} className="font-bold">
          Where is the court?
        </h3>
        <p className="mt-1 text-sm text-muted">
          Tap each corner of the lane in the picture, or drag it there. Then we know where you stood
          for every shot.
        </p>
      </div>
      {place === null && video.calibration?.court == null && (
        <PlaceOffer places={places} onUse={setup.use} />
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
        <div className="space-y-3">
          <div className="flex items-center gap-3">
            <CourtMap lines={marking.lines} selected={setup.selected} />
            <p
              role="status"
              className={cn(
                'flex min-h-16 flex-1 items-center rounded-control px-3 py-2 text-sm',
                TONES[report.tone],
              )}
            >
              <span>
                {report.tone === 'open' && (
                  <strong className="block text-base">{labelOf(setup.selected)}</strong>
                )}
                {report.text}
              </span>
            </p>
          </div>
          <FrameAt video={video} ref={player} startSeconds={seconds} media={media}>
            {(picture) => (
              <CourtEditor
                video={player}
                frame={media}
                marking={marking}
                floor={setup.floor}
                selected={setup.selected}
                snaps={snaps}
                onSelect={setup.select}
                onChange={setup.change}
                onPlaced={setup.selectNext}
              >
                {picture}
              </CourtEditor>
            )}
          </FrameAt>
          {report.isMirrored && (
            <Button variant="secondary" onClick={setup.mirror}>
              <FlipHorizontal2 aria-hidden /> Swap left and right
            </Button>
          )}
        </div>
        <div className="space-y-4">
          <Field label="Painted lines">
            {(control) => (
              <Select
                {...control}
                value={marking.lines}
                onChange={({ target }) => {
                  const lines = COURT_KINDS.find((kind) => kind === target.value);
                  if (lines !== undefined) setup.chooseLines(lines);
                }}
              >
                {COURT_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {courtKindLabel(kind)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <LandmarkChips
            marking={marking}
            selected={setup.selected}
            onSelect={setup.select}
            onAdd={setup.add}
            onRemove={setup.remove}
          />
          <Switch
            label="Snap to painted lines"
            checked={snaps}
            onChange={({ target }) => {
              setSnaps(target.checked);
            }}
          />
          {place === null ? (
            <Field
              label="Remember this place as"
              hint="Leave it empty to use it for this video only. Only you see your places."
            >
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={LIMITS.PLACE_NAME_MAX}
                  placeholder="Home court"
                  onChange={({ target }) => {
                    setName(target.value);
                  }}
                />
              )}
            </Field>
          ) : (
            <p className="text-sm text-muted">“{place.name}” will be kept as it is now.</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              pending={isSaving}
              disabled={!isReady}
              onClick={() => {
                onSave({ court: toMarks(marking), lines: marking.lines, place, name: name.trim() });
              }}
            >
              <Check aria-hidden /> Use this court
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </div>
          <PlaceList places={places} />
        </div>
      </div>
    </section>
  );
}
