import { Link } from '@tanstack/react-router';
import { CirclePlus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

/** Straight into counting by hand: the next tap is the first shot. */
export function CountShotsLink() {
  return (
    <Button asChild>
      <Link to="/upload" search={{ tracking: true }}>
        <CirclePlus aria-hidden /> Count Shots
      </Link>
    </Button>
  );
}
