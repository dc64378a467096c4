import { cn } from '../../../components/ui/cn.ts';
import { handChoice } from '../../../lib/theme/stored-choice.ts';
import { useChoice } from '../../../lib/theme/use-choice.ts';

/**
 * CSS classes of the counting screen: score, court and call buttons are in view at once, in portrait and landscape, on a
 * phone or a desktop.
 *
 *     ┌──────────────┐   ┌─────────────────┬──────────┐
 *     │ stop, finish │   │      score      │ stop …   │
 *     │ counters     │   │                 │ counters │
 *     │    score     │   │      court      │ undo     │
 *     │    court     │   │                 │ missed   │
 *     │ undo         │   │                 │     made │
 *     │ missed  made │   │                 │          │
 *     └──────────────┘   └─────────────────┴──────────┘
 *
 * Made is under the thumb of the hand that holds the phone; for the left hand everything is mirrored.
 */
export function useFrameLayout() {
  const [hand] = useChoice(handChoice);
  const isRight = hand === 'right';
  const besideCourt = isRight ? 'landscape:col-start-2' : 'landscape:col-start-1';
  return {
    grid: cn(
      'grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto_auto] gap-2 p-2 lg:p-4 landscape:grid-rows-[auto_auto_auto_minmax(0,1fr)] landscape:gap-x-4 lg:landscape:grid-rows-[auto_auto_minmax(0,1fr)_auto_auto_7rem]',
      isRight
        ? 'landscape:grid-cols-[minmax(0,1fr)_20rem] lg:landscape:grid-cols-[minmax(0,1fr)_28rem]'
        : 'landscape:grid-cols-[20rem_minmax(0,1fr)] lg:landscape:grid-cols-[28rem_minmax(0,1fr)]',
    ),
    besideCourt,
    /** What a large screen has room for besides. */
    sums: cn('lg:landscape:row-start-3', besideCourt),
    line: cn('lg:landscape:row-start-4', besideCourt),
    /** On wide screens each counter is right above its call. */
    counters: cn('lg:landscape:row-start-5', besideCourt),
    courtCell: cn(
      '[container-type:size] relative grid place-items-center landscape:row-span-full landscape:row-start-1',
      isRight ? 'landscape:col-start-1' : 'landscape:col-start-2',
    ),
    /** Score and court. The score is readable at arm's length: as large as the court allows. */
    scoreAndCourt:
      'w-full [--band:clamp(1.75rem,100cqh-100cqw*48.2/51.2,3rem)] lg:landscape:[--band:4rem] landscape:[--band:2.5rem]',
    /** As large as fits; the drawing is 51.2 ft wide and 48.2 ft long. */
    court: 'mx-auto w-[min(100cqw,(100cqh-var(--band))*51.2/48.2)]',
    calls: cn('portrait:h-[clamp(4rem,13dvh,7rem)] lg:landscape:row-start-6', besideCourt),
    /** What lies side by side, on the sides of the hand. */
    pair: isRight ? 'flex-row-reverse' : 'flex-row',
  };
}
