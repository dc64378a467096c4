import { SHOT_KINDS, type ShotKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { ComponentProps } from 'react';
import { Select } from '../ui/select.tsx';
import { KIND_NAMES } from './kind-names-text.ts';

interface KindSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  readonly kind: ShotKind | null;
  /** What no kind means here. */
  readonly none: string;
  readonly onChoose: (kind: ShotKind | null) => void;
}

/** One kind of shot, or none. */
export function KindSelect({ kind, none, onChoose, ...rest }: KindSelectProps) {
  return (
    <Select
      aria-label={t('Kind of shot')}
      {...rest}
      value={kind ?? ''}
      onChange={({ target }) => {
        onChoose(SHOT_KINDS.find((known) => known === target.value) ?? null);
      }}
    >
      <option value="">{none}</option>
      {SHOT_KINDS.map((known) => (
        <option key={known} value={known}>
          {KIND_NAMES[known]}
        </option>
      ))}
    </Select>
  );
}
