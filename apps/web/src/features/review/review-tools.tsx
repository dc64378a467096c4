import { t } from '@hooplog/language';
import { Crosshair, Gauge, MapPinned, Plus, Spline, Trash2, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { ReviewCommand } from './review-keys.ts';
import { TOOL_ROW } from './tool-row.ts';

interface ReviewToolsProps {
  /** Whether a shot is under review. */
  readonly hasShot: boolean;
  readonly isSlow: boolean;
  readonly isWhyShown: boolean;
  readonly onCommand: (command: ReviewCommand) => void;
  /** Buttons that assign the shot to another player of the film. */
  readonly others: ReactNode;
  /** Null where there is no picture to show the ring on. */
  readonly onAdjustHoop: (() => void) | null;
  /** Null where there is no picture to see the court in. */
  readonly onSetUpCourt: (() => void) | null;
  readonly onDiscard: () => void;
}

interface ToolProps {
  readonly Icon: typeof Plus;
  readonly name: string;
  /** Omitted for tools that are not toggles. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

export function Tool({ Icon, name, isOn, onPress }: ToolProps) {
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

/** Tools that are needed less often than a call. */
export function ReviewTools(props: ReviewToolsProps) {
  const { hasShot, isSlow, isWhyShown, onCommand, others } = props;
  const { onAdjustHoop, onSetUpCourt, onDiscard } = props;
  const press = (command: ReviewCommand) => () => {
    onCommand(command);
  };
  return (
    <div className={TOOL_ROW}>
      <Tool Icon={Plus} name={t('Add a shot here')} onPress={press('add')} />
      {hasShot && (
        <>
          <Tool Icon={UserRoundX} name={t('Somebody else’s')} onPress={press('not_mine')} />
          {others}
          <Tool Icon={Gauge} name={t('Slow motion')} isOn={isSlow} onPress={press('slow')} />
          <Tool Icon={Spline} name={t('Show why')} isOn={isWhyShown} onPress={press('why')} />
        </>
      )}
      {onAdjustHoop !== null && (
        <Tool Icon={Crosshair} name={t('Adjust the hoop')} onPress={onAdjustHoop} />
      )}
      {onSetUpCourt !== null && (
        <Tool Icon={MapPinned} name={t('Set up the court')} onPress={onSetUpCourt} />
      )}
      <Tool Icon={Trash2} name={t('Discard workout')} onPress={onDiscard} />
    </div>
  );
}
