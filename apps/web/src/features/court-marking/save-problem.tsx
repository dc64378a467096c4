import { CircleAlert } from 'lucide-react';

/** Why saving the court failed, shown beside the button; it stays until the next attempt. */
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
