import { t } from '@hooplog/language';
import { History } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatTime } from '../../../lib/format/dates.ts';
import { deviceTimeZone } from '../../../lib/session/use-time-zone.ts';
import { type FilmShot, scoreOf } from '../../../lib/films/film.ts';
import { FullPage } from './full-page.tsx';

interface FilmUnderWayProps {
  readonly startedAt: string;
  readonly shots: readonly FilmShot[];
  readonly onFilmOn: () => void;
  readonly onFinish: () => void;
  readonly onDiscard: () => void;
}

/** Asks about a film that a reload, a call or an empty battery interrupted: resume it or end it as it is. */
export function FilmUnderWay(props: FilmUnderWayProps) {
  const { startedAt, shots, onFilmOn, onFinish, onDiscard } = props;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { made, total } = scoreOf(shots);
  return (
    <FullPage title={t('Your workout is not finished')} icon={History}>
      <p>{t('Filming stopped partway. Every shot until then is kept on this device.')}</p>
      <p className="mt-4 text-2xl display figures">{t('{made} of {total}', { made, total })}</p>
      <p className="text-sm text-muted">
        {t('Started at {time}', { time: formatTime(startedAt, deviceTimeZone()) })}
      </p>
      <div className="mt-6 grid gap-2">
        <Button size="lg" onClick={onFilmOn}>
          {t('Keep filming')}
        </Button>
        <Button size="lg" variant="secondary" onClick={onFinish}>
          {t('Finish this workout')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setIsDiscarding(true);
          }}
        >
          {t('Discard it')}
        </Button>
      </div>
      {isDiscarding && (
        <AskFirst
          question={t('Discard this workout?')}
          deed={t('Discard')}
          pending={false}
          onConfirm={onDiscard}
          onClose={() => {
            setIsDiscarding(false);
          }}
        >
          {t(
            '{shots, plural, one {# shot} other {# shots}} and their clips are removed from this device.',
            { shots: total },
          )}
        </AskFirst>
      )}
    </FullPage>
  );
}
