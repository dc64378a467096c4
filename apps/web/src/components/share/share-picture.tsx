import { t } from '@hooplog/language';
import { Download, Share2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { saveFile } from '../../lib/device/save-file.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Switch } from '../ui/switch.tsx';
import { type BandColours, CARD_SIZES, type CardShape, drawShareCard } from './draw-share-card.ts';
import { canShareFiles, isChangeOfMind } from './hand-on.ts';
import { type SharedShots, toShareCard } from './share-card.ts';
import { type ReelFile, useReelFile } from './use-reel-file.ts';

/** The band colours as on the page, in the player's palette. */
const pageColours: BandColours = (band) =>
  getComputedStyle(document.documentElement).getPropertyValue(
    `--color-band-${band.replace('_', '-')}`,
  );

async function toFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (blob === null) throw new Error('The browser could not draw the picture');
  return new File([blob], name, { type: 'image/png' });
}

const canSharePictures = () => canShareFiles('a.png', 'image/png');

const SHAPES: readonly { readonly value: CardShape; readonly name: string }[] = [
  { value: 'post', name: t('Post') },
  { value: 'story', name: t('Story') },
];

interface SharePictureProps {
  readonly shots: SharedShots;
  /** The player's own name, which they may add; null if they have none. */
  readonly ownName: string | null;
  /** The reel of the workout; null if there is none. */
  readonly reel: ReelFile | null;
}

/** A preview of the picture of shots before it is shared. */
export function SharePicture({ shots, ownName, reel }: SharePictureProps) {
  const [shape, setShape] = useState<CardShape>('post');
  const [showsName, setShowsName] = useState(false);
  const film = useReelFile(reel);
  const canvas = useRef<HTMLCanvasElement>(null);
  const name = showsName ? ownName : null;
  const card = toShareCard(shots, name);
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element;
      const context = element?.getContext('2d');
      if (context) drawShareCard(context, toShareCard(shots, name), shape, pageColours);
    },
    [shots, name, shape],
  );
  const hand = (how: (file: File) => Promise<void> | void) => async () => {
    try {
      if (canvas.current !== null) await how(await toFile(canvas.current, card.fileName));
    } catch (error) {
      if (isChangeOfMind(error)) return;
      const description = t('The picture could not be made');
      toast({ title: t('Error'), description, tone: 'destructive' });
    }
  };
  const whose = name === null ? card.title : `${name}, ${card.title}`;
  const percent = card.likely === null ? card.percent : `${card.percent}, ${card.likely}`;
  return (
    <>
      <canvas
        // Changing a canvas's size clears it, so it is drawn again.
        key={shape}
        ref={draw}
        {...CARD_SIZES[shape]}
        role="img"
        aria-label={`${whose}: ${percent}, ${card.counts}`}
        className="mx-auto block max-h-[50dvh] max-w-full rounded-control"
      />
      <div className="mt-3 grid gap-1">
        <ChoiceRow label={t('Shape')} choices={SHAPES} chosen={shape} onChoose={setShape} />
        {ownName !== null && (
          <Switch
            label={t('Show my name')}
            checked={showsName}
            onChange={({ target }) => {
              setShowsName(target.checked);
            }}
          />
        )}
        {reel !== null && film.canShare && (
          <Switch
            label={t('With the reel of my makes')}
            checked={film.isWanted}
            onChange={({ target }) => {
              film.want(target.checked);
            }}
          />
        )}
      </div>
      <p className="mt-2 text-sm text-muted">
        {film.isWanted
          ? t('You are in the reel: share it only where you want to be seen.')
          : name === null
            ? t('No name, no face, no notes: only these numbers.')
            : t('No face, no notes: only these numbers.')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {canSharePictures() && (
          <Button
            className="flex-1"
            pending={film.isFetching}
            onClick={() =>
              void hand((file) =>
                navigator.share({ files: film.file === null ? [file] : [file, film.file] }),
              )()
            }
          >
            <Share2 aria-hidden /> {film.isWanted ? t('Share Both') : t('Share Picture')}
          </Button>
        )}
        <Button
          variant={canSharePictures() ? 'secondary' : 'primary'}
          className="flex-1"
          onClick={() =>
            void hand((file) => {
              saveFile(file, file.name);
            })()
          }
        >
          <Download aria-hidden /> {t('Download Picture')}
        </Button>
      </div>
    </>
  );
}
