/** What the player reads while a video is worked on. */
export function progressMessage(
  stage: 'preparing' | 'finding_hoop' | 'counting_shots' | 'judging',
  shotsSoFar: number,
): string {
  switch (stage) {
    case 'preparing':
      return 'Preparing your video…';
    case 'finding_hoop':
      return 'Finding the hoop…';
    case 'counting_shots':
      return `Counting shots… ${shotsSoFar} so far`;
    case 'judging':
      return 'Checking every shot…';
  }
}
