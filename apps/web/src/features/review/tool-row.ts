/**
 * A row of buttons. On a phone it scrolls, from edge to edge: wrapped, kinds and tools would be six rows between the
 * pictures of a shot and the list. The padding leaves room for the focus ring.
 */
export const TOOL_ROW =
  'flex flex-wrap gap-2 stacked:-mx-4 stacked:-my-1 stacked:ps-4 stacked:py-1 stacked:scrolls-on';
