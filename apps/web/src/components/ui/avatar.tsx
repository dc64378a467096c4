import { cn } from './cn.ts';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  readonly name: string;
  readonly imageUrl?: string | null;
  readonly className?: string;
}

/** A person's picture, else their initials. The name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, imageUrl, className }: AvatarProps) {
  const shape = cn('size-9 shrink-0 rounded-full', className);
  if (imageUrl !== null && imageUrl !== undefined) {
    return <img src={imageUrl} alt="" className={cn(shape, 'object-cover')} />;
  }
  return (
    <span
      aria-hidden
      className={cn(
        'grid place-items-center bg-accent-soft text-sm font-bold text-accent-text',
        shape,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
