interface FactProps {
  readonly name: string;
  readonly value: string;
  /** What the number refers to. */
  readonly note?: string;
}

/** One of a few numbers of a card. Put several into a `<dl>`. */
export function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl display figures">{value}</dd>
      {note !== undefined && <dd className="text-sm text-muted figures">{note}</dd>}
    </div>
  );
}
