import { courtKindSchema } from '@hooplog/contract';
import { courtLandmarks } from '@hooplog/domain';
import { z } from 'zod';
import { storedValue } from '../../lib/device-storage/stored-value.ts';
import { COURT } from './court-draft.ts';
import type { Marking } from './marking.ts';

const draftSchema = z.object({
  lines: courtKindSchema,
  points: z.array(
    z.object({
      id: z.string(),
      x: z.number(),
      y: z.number(),
      isSet: z.boolean(),
      isSkipped: z.boolean(),
    }),
  ),
});
const stored = storedValue(COURT, draftSchema);

/** The stored court draft of a video; null if there is none. */
export function readCourtDraft(videoId: string): Marking | null {
  const draft = stored.read(videoId);
  if (draft === null) return null;
  const landmarks = courtLandmarks(draft.lines);
  const points = draft.points.flatMap(({ id, ...rest }) => {
    const landmark = landmarks.find((each) => each.id === id);
    return landmark === undefined ? [] : [{ ...rest, id: landmark.id }];
  });
  return { lines: draft.lines, points };
}
