import type { Video } from '@hooplog/contract';
import { type Equipment, LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Suspense, type SyntheticEvent, useEffect, useState } from 'react';
import { UsualEquipment } from '../../components/equipment/lazy-usual-equipment.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { FilmedLine } from '../../components/workouts/filmed-line.tsx';
import { hasStored } from '../../lib/device-storage/stored-value.ts';
import { UPLOADS } from '../../lib/device-storage/uploads.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { type FilmTime, filmTimeOf } from './film-time.ts';
import { canCountOnDevice } from '../../lib/device-count/can-count.ts';
import { CountOnDevice } from './count-on-device.tsx';
import { CountOnServer } from './count-on-server.tsx';
import { PlaceChoice, type PlaceOfCount } from './place-of-count.tsx';
import { type Preflight, preflight } from './preflight.ts';
import { formatMegabytes } from './upload-pace.ts';
import { findUnfinished } from './unfinished-uploads.ts';
import { useLocalFile } from './use-local-file.ts';

interface ChosenVideoProps {
  readonly file: File;
  readonly userId: string;
  readonly onRemove: () => void;
  readonly onUploaded: (videoId: string) => void;
}

const CANNOT_PLAY: Preflight = {
  good: false,
  text: t('This browser cannot play the file. If it is AVI or HEVC, we can still count it.'),
};

function PreflightLine({ judged }: { readonly judged: Preflight }) {
  const Icon = judged.good ? CircleCheck : CircleAlert;
  return (
    <p role="status" className="mt-2 flex items-start gap-2 text-sm text-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
      {judged.text}
    </p>
  );
}

/** The media facts that a video element knows of a file. */
function mediaOf(video: HTMLVideoElement): Video['media'] {
  const { videoWidth: width, videoHeight: height, duration: durationSeconds } = video;
  return width > 0 ? { width, height, durationSeconds, framesPerSecond: 0 } : null;
}

/** Plays the chosen file locally and has its shots counted here or on the server. */
export function ChosenVideo({ file, userId, onRemove, onUploaded }: ChosenVideoProps) {
  const player = useLocalFile(file);
  const [judged, setJudged] = useState<Preflight | null>(null);
  const [media, setMedia] = useState<Video['media']>(null);
  const [wished, setWished] = useState<PlaceOfCount | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnreadableHere, setIsUnreadableHere] = useState(false);
  const timeZone = useTimeZone();
  const [filmed, setFilmed] = useState<FilmTime | null>(null);
  const [equipment, setEquipment] = useState<Equipment | null>(null);
  const { data: user = null } = useQuery(currentUserQuery);
  useEffect(() => {
    let isThere = true;
    void filmTimeOf(file, timeZone).then((time) => {
      if (isThere) setFilmed(time);
    });
    return () => {
      isThere = false;
    };
  }, [file, timeZone]);
  useEffect(() => {
    let isThere = true;
    if (hasStored(UPLOADS, userId)) {
      void fingerprintOf(file).then((fingerprint) => {
        // The server has the beginning of this file, so the upload is resumed there.
        if (isThere && findUnfinished(userId, fingerprint) !== null) setWished('server');
      });
    }
    return () => {
      isThere = false;
    };
  }, [file, userId]);
  // Everything above has loaded by then; otherwise the choice would shift and the wrong option end up under the finger.
  const isSettled = media !== null && filmed !== null;
  const canChoose = canCountOnDevice() && isSettled && !isUnreadableHere;
  const isTooLarge = file.size > LIMITS.MAX_VIDEO_BYTES;
  const place = isTooLarge ? 'device' : canChoose ? (wished ?? 'device') : 'server';
  const onFacts = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    const { videoWidth: width, videoHeight: height, duration: durationSeconds } = video;
    setJudged(preflight({ width, height, durationSeconds }));
    setMedia(mediaOf(video));
  };
  return (
    <div>
      <video
        ref={player}
        controls
        muted
        playsInline
        aria-label={t('Preview of the chosen video')}
        className="max-h-96 w-full rounded-control bg-sunken"
        onLoadedMetadata={onFacts}
        onError={() => {
          setJudged(CANNOT_PLAY);
        }}
      />
      <p className="mt-2 truncate text-sm font-semibold">
        {file.name} <span className="font-normal text-muted">{formatMegabytes(file.size)}</span>
      </p>
      {judged !== null && <PreflightLine judged={judged} />}
      {filmed !== null && (
        <FilmedLine
          moment={{ workoutDate: filmed.at, localDay: filmed.localDay }}
          timeZone={timeZone}
          onChange={({ workoutDate: at, ...own }) => {
            setFilmed({ at, ...own, source: 'player' });
          }}
        />
      )}
      {canChoose && !isTooLarge && (
        <PlaceChoice chosen={place} disabled={isBusy} onChoose={setWished} />
      )}
      {user !== null && (
        <Suspense fallback={<Skeleton className="mt-2 h-11" />}>
          <div className="mt-2">
            <UsualEquipment
              user={user}
              chosen={equipment}
              disabled={isBusy}
              onChoose={setEquipment}
            />
          </div>
        </Suspense>
      )}
      {place === 'device' ? (
        <CountOnDevice
          file={file}
          media={media}
          filmed={filmed}
          equipment={equipment}
          onCounted={onUploaded}
          onRemove={onRemove}
          onBusy={setIsBusy}
          onUnreadable={
            isTooLarge
              ? null
              : () => {
                  setIsUnreadableHere(true);
                }
          }
        />
      ) : (
        <CountOnServer
          file={file}
          userId={userId}
          filmed={filmed}
          equipment={equipment}
          onUploaded={onUploaded}
          onRemove={onRemove}
          onBusy={setIsBusy}
          isUnreadableHere={isUnreadableHere}
        />
      )}
    </div>
  );
}
