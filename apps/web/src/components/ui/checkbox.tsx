import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
  readonly hint?: string;
}

/** A checkbox with its label; the whole row is clickable. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-6 appearance-none rounded-md border border-edge bg-card checked:border-accent checked:bg-accent"
          {...rest}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-4 text-accent-ink opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
