import { LoaderCircle } from 'lucide-react';

/** A turning ring; the text beside it says what is happening. */
export function Spinner() {
  return <LoaderCircle className="animate-spin" aria-hidden />;
}
