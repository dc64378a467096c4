import { Download, Share2 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { saveFile } from '../../lib/device/save-file.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { type BandColours, CARD_SIZE, drawShareCard } from './draw-share-card.ts';
import { canShareFiles, isChangeOfMind } from './hand-on.ts';
import type { ShareCard } from './share-card.ts';

/** Colours of the bands as they are on the page: the palette is the player's choice. */
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

/** The picture of a workout, to look at before it is handed on. */
export function SharePicture({ card }: { readonly card: ShareCard }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element;
      const context = element?.getContext('2d');
      if (context) drawShareCard(context, card, pageColours);
    },
    [card],
  );
  const hand = (how: (file: File) => Promise<void> | void) => async () => {
    try {
      if (canvas.current !== null) await how(await toFile(canvas.current, card.fileName));
    } catch (error) {
      if (isChangeOfMind(error)) return;
      const description = 'The picture could not be made';
      toast({ title: 'Error', description, tone: 'destructive' });
    }
  };
  return (
    <>
      <canvas
        ref={draw}
        {...CARD_SIZE}
        role="img"
        aria-label={`${card.day}: ${card.percent}, ${card.counts}`}
        className="mx-auto block max-h-[60dvh] max-w-full rounded-control"
      />
      <p className="mt-3 text-sm text-muted">No name, no face, no notes: only these numbers.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {canSharePictures() && (
          <Button
            className="flex-1"
            onClick={() => void hand((file) => navigator.share({ files: [file] }))()}
          >
            <Share2 aria-hidden /> Share Picture
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
          <Download aria-hidden /> Download Picture
        </Button>
      </div>
    </>
  );
}
