import { CircleAlert } from 'lucide-react';

/** Why the court could not be saved, where that was asked for; it stays until the next try. */
export function SaveProblem({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-sm font-semibold empty:hidden">
      {text !== null && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-missed" />
          {text}
        </>
      )}
    </p>
  );
}
