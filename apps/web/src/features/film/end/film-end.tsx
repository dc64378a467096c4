import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleHelp, CloudOff, type LucideIcon } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import type { Delivered } from '../../../lib/films/deliver-film.ts';
import { FullPage } from './full-page.tsx';

/** The possible ends of a film that was not sent. */
export type End =
  | Exclude<Delivered, { kind: 'sent' }>
  /** The code that sends it is not cached on this device and cannot be loaded. */
  | { readonly kind: 'not_loaded' };

interface FilmEndProps {
  readonly end: End;
  /** Retries sending it. */
  readonly onAgain: () => void;
  /** Starts another film. */
  readonly onFilm: () => void;
}

interface EndWords {
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly deed: string;
}

function wordsFor(end: End): EndWords {
  switch (end.kind) {
    case 'waiting':
      return {
        title: t('Saved on this device'),
        text: t(
          'No connection. Your workout is sent when there is one; you can check its shots then.',
        ),
        icon: CircleCheck,
        deed: t('Film another workout'),
      };
    case 'refused':
      return {
        title: t('Your workout could not be saved'),
        text: t('{message} It is kept on this device; the next page offers to discard it.', {
          message: end.message,
        }),
        icon: CircleAlert,
        deed: t('Film another workout'),
      };
    case 'nothing':
      return {
        title: t('No shots were counted'),
        text: t(
          'Check that the rim turns green in the guide, with room above it, and shoot from inside the picture.',
        ),
        icon: CircleHelp,
        deed: t('Film again'),
      };
    case 'failed':
      return {
        title: t('Your workout is not saved yet'),
        text: t('{message} This device cannot keep it: stay on this page and try again.', {
          message: end.message,
        }),
        icon: CloudOff,
        deed: t('Try again'),
      };
    case 'not_loaded':
      return {
        title: t('Your workout is not saved yet'),
        text: t(
          'There is no connection, and the part of the app that saves it is not on this device: stay on this page and try again.',
        ),
        icon: CloudOff,
        deed: t('Try again'),
      };
  }
}

/** Shown when a film has ended and cannot be reviewed right now. */
export function FilmEnd({ end, onAgain, onFilm }: FilmEndProps) {
  const { title, text, icon, deed } = wordsFor(end);
  const isUnsaved = end.kind === 'failed' || end.kind === 'not_loaded';
  return (
    <FullPage title={title} icon={icon}>
      <p role={isUnsaved ? 'alert' : 'status'}>{text}</p>
      <div className="mt-6 grid gap-2">
        <Button size="lg" onClick={isUnsaved ? onAgain : onFilm}>
          {deed}
        </Button>
        {!isUnsaved && (
          <Button asChild size="lg" variant="secondary">
            <Link to="/">{t('Done')}</Link>
          </Button>
        )}
      </div>
    </FullPage>
  );
}
