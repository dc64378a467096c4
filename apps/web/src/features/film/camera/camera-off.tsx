import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Camera, CameraOff as CameraOffIcon, Upload } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { scoreOf } from '../../../lib/films/film.ts';
import { FullPage } from '../end/full-page.tsx';
import type { Filming } from '../use-filming.ts';
import { CAMERA_WORDS } from './camera-text.ts';

interface CameraOffProps {
  readonly filming: Filming;
}

/** The text shown while there is no camera picture. */
function wordsFor({ camera, failure, settings }: Filming) {
  if (camera.kind === 'problem') return CAMERA_WORDS[camera.problem];
  if (failure !== null) {
    return { title: t('Counting did not start'), remedy: failure.message, canRetry: true };
  }
  return {
    title: t('Film and count live'),
    remedy: settings.sendsClips
      ? t(
          'Put the phone where it sees the hoop and you, shoot, and hear the count. Short clips of your shots go to the server, as you chose; nothing else of the film does.',
        )
      : t(
          'Put the phone where it sees the hoop and you, shoot, and hear the count. Pictures stay on this device.',
        ),
    canRetry: true,
  };
}

/** Shown before the camera is on or when it cannot be: why, and what to do. The count so far stays visible. */
export function CameraOff({ filming }: CameraOffProps) {
  const { camera, failure, log, openCamera, again, finish } = filming;
  const { title, remedy, canRetry } = wordsFor(filming);
  const { made, total } = scoreOf(log.shots);
  const isProblem = camera.kind === 'problem' || failure !== null;
  const Icon = isProblem ? CameraOffIcon : Camera;
  const isFirst = camera.kind === 'off' && failure === null;
  return (
    <FullPage title={title} icon={Icon}>
      <p role={isProblem ? 'alert' : undefined}>{remedy}</p>
      {total > 0 && (
        <p className="mt-4 text-2xl display figures">
          {t('{made} of {total} so far', { made, total })}
        </p>
      )}
      <div className="mt-6 grid gap-2">
        {canRetry && (
          <Button
            size="lg"
            pending={camera.kind === 'opening'}
            onClick={failure === null ? openCamera : again}
          >
            {isFirst ? t('Turn on the camera') : total > 0 ? t('Keep filming') : t('Try again')}
          </Button>
        )}
        {total > 0 ? (
          <Button size="lg" variant="secondary" onClick={finish}>
            {t('Finish this workout')}
          </Button>
        ) : (
          <Button asChild size="lg" variant="secondary">
            <Link to="/upload">
              <Upload aria-hidden /> {t('Upload a video instead')}
            </Link>
          </Button>
        )}
      </div>
    </FullPage>
  );
}
