/** Two columns where there is room: the court is beside the chart and the list that follows it. */
export const PLAYER_CARDS =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]';
export const ZONES_CARD = 'lg:row-span-2';
