import { useId, type ReactNode } from 'react';

interface ChoiceRowProps<Choice extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Choice; readonly name: ReactNode }[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** A choice of a few options, each large enough for a thumb; looks like tabs. */
export function ChoiceRow<Choice extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceRowProps<Choice>) {
  const name = useId();
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="float-left text-sm font-semibold">{label}</legend>
      <div className="flex rounded-control border border-line bg-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-9 min-w-14 items-center justify-center rounded-md px-3 text-sm font-semibold text-muted has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-[-4px] has-focus-visible:outline-current pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === chosen}
              onChange={() => {
                onChoose(choice.value);
              }}
              className="sr-only"
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
