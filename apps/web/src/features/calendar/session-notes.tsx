/** Style of one workout in the day's details. */
export const SESSION_ROW = 'border-b border-line py-3 last:border-none last:pb-0';

/** The notes of a workout; nothing if there are none. */
export function SessionNotes({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p className="mt-1 text-sm break-words whitespace-pre-line text-muted">
      <bdi>{text}</bdi>
    </p>
  );
}
