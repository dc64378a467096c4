/** Style shared by inputs, selects and text areas. Edges have 3:1 contrast; 44 px high. */
export const CONTROL_STYLE =
  'by-default:min-h-11 w-full rounded-control border border-edge bg-card px-3 py-2 by-default:text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger aria-invalid:outline-danger';
