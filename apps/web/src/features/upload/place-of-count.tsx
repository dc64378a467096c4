import { t } from '@hooplog/language';
import { MonitorSmartphone, Server } from 'lucide-react';
import { useId } from 'react';

/** Where the shots of a file are counted. */
export type PlaceOfCount = 'device' | 'server';

const PLACES = [
  {
    id: 'device',
    Icon: MonitorSmartphone,
    label: t('On this device'),
    text: t(
      'The video stays here, unless this browser cannot read all of it. On leaderboards these shots do not count as “by video”.',
    ),
  },
  {
    id: 'server',
    Icon: Server,
    label: t('On the server'),
    text: t('You can leave the page once it is uploaded. These shots count as “by video”.'),
  },
] as const;

interface PlaceChoiceProps {
  readonly chosen: PlaceOfCount;
  readonly disabled: boolean;
  readonly onChoose: (place: PlaceOfCount) => void;
}

/** Asks where to count the shots. */
export function PlaceChoice({ chosen, disabled, onChoose }: PlaceChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="mt-4 grid gap-2 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-semibold">
        {t('Where should the shots be counted?')}
      </legend>
      {PLACES.map(({ id, Icon, label, text }) => (
        <label
          key={id}
          className="flex items-start gap-3 rounded-control border border-edge/60 p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text has-disabled:opacity-60"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => {
              onChoose(id);
            }}
            className="sr-only"
          />
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <span>
            <span className="block text-sm font-semibold">{label}</span>
            <span className="block text-sm text-muted">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
