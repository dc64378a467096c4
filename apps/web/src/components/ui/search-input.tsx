import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Input } from './input.tsx';

interface SearchInputProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  readonly label: string;
}

/** Filters a list while typing. Its label is its placeholder. */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <span className={cn('relative block', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
      <Input type="search" aria-label={label} placeholder={label} className="ps-10" {...rest} />
    </span>
  );
}
