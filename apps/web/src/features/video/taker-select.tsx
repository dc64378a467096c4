import type { Taker } from '@hooplog/contract';
import { t } from '@hooplog/language';
import type { ComponentProps } from 'react';
import { Select } from '../../components/ui/select.tsx';

interface TakerSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly takers: readonly Taker[];
  /** Null for an unnamed player. */
  readonly takerId: string | null;
  readonly onChoose: (takerId: string | null) => void;
}

/** Selects the mate who took shots of a film. */
export function TakerSelect({ takers, takerId, onChoose, ...rest }: TakerSelectProps) {
  const isKnown = takers.some(({ player }) => player.id === takerId);
  return (
    <Select
      {...rest}
      value={isKnown ? (takerId ?? '') : ''}
      onChange={({ target }) => {
        onChoose(target.value === '' ? null : target.value);
      }}
    >
      <option value="">{t('Somebody else')}</option>
      {takers.map(({ player }) => (
        <option key={player.id} value={player.id}>
          {player.name}
        </option>
      ))}
    </Select>
  );
}
