import { LoaderCircle } from 'lucide-react';

/** A turning ring; the text beside it says what is going on. */
export function Spinner() {
  return <LoaderCircle className="animate-spin" aria-hidden />;
}
