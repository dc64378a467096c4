import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
}

/** Takes effect at once, without a save button. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-sm font-medium">
      <input
        type="checkbox"
        role="switch"
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-5.5 before:rounded-full before:bg-edge before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-ink rtl:checked:before:-translate-x-5"
        {...rest}
      />
      {label}
    </label>
  );
}
