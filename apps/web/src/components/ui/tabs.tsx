import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab<Id> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps<Id> {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /** Which one is open; left out where nobody else has to know. */
  readonly open?: Id;
  readonly onOpen?: (id: Id) => void;
}

/** Views of one thing, one at a time; arrow keys move between them. The first is open at the start. */
export function Tabs<Id extends string>({ label, tabs, open, onOpen }: TabsProps<Id>) {
  const tell = (value: string) => {
    const tab = tabs.find(({ id }) => id === value);
    if (tab !== undefined) onOpen?.(tab.id);
  };
  return (
    <Primitive.Root
      defaultValue={tabs[0]?.id ?? ''}
      onValueChange={tell}
      {...(open !== undefined && { value: open })}
    >
      <Primitive.List
        aria-label={label}
        className="mb-4 flex rounded-control border border-line bg-sunken p-1 sm:inline-flex"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-9 grow rounded-md px-1.5 text-sm font-semibold text-muted data-[state=active]:bg-card data-[state=active]:text-ink sm:px-4"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
