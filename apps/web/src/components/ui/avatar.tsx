import { cn } from './cn.ts';
import { initialsOf } from './initials.ts';
import { withBase } from '../../lib/base-path.ts';

interface AvatarProps {
  readonly name: string;
  readonly imageUrl?: string | null;
  readonly className?: string;
}

/** A person's picture, else their initials. Hidden from screen readers, as the name is beside it. */
export function Avatar({ name, imageUrl, className }: AvatarProps) {
  const shape = cn('shrink-0 rounded-full by-default:size-9', className);
  if (imageUrl !== null && imageUrl !== undefined) {
    return <img src={withBase(imageUrl)} alt="" className={cn(shape, 'object-cover')} />;
  }
  return (
    <span
      aria-hidden
      className={cn(
        'grid place-items-center font-bold text-accent-text by-default:bg-accent-soft by-default:text-sm',
        shape,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
