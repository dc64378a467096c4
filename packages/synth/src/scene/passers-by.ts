import type { CameraPlacement } from '../camera/camera.ts';
import type { Random } from '../random.ts';
import type { PasserBy } from './people.ts';

type Walk = Pick<PasserBy, 'from' | 'to'> & { readonly lasting: number };

/** Along the wall behind the hoop. */
function behindTheHoop(random: Random): Walk {
  const y = random.between(-10, -7);
  const leftward = random.pick([true, false]);
  return {
    from: { x: leftward ? 30 : -30, y },
    to: { x: leftward ? -30 : 30, y },
    lasting: random.between(9, 14),
  };
}

/** Right in front of the phone, hiding the scene for a moment. */
function inFront({ position, target }: CameraPlacement, random: Random): Walk {
  const dx = target.x - position.x;
  const dy = target.y - position.y;
  const length = Math.hypot(dx, dy) || 1;
  const ahead = random.between(9, 13);
  const middle = { x: position.x + (dx / length) * ahead, y: position.y + (dy / length) * ahead };
  const reach = random.pick([-1, 1]) * ahead * 1.1;
  const across = { x: (-dy / length) * reach, y: (dx / length) * reach };
  return {
    from: { x: middle.x - across.x, y: middle.y - across.y },
    to: { x: middle.x + across.x, y: middle.y + across.y },
    lasting: random.between(4.5, 6.5),
  };
}

/** People who walk through the picture at random moments of `seconds`. */
export function choosePassersBy(
  counts: { readonly behind: number; readonly inFront: number },
  placement: CameraPlacement,
  seconds: number,
  random: Random,
): PasserBy[] {
  return Array.from({ length: counts.behind + counts.inFront }, (_, index) => {
    const startSeconds = random.between(0, Math.max(0, seconds - 6));
    const isBehind = index < counts.behind;
    const walk = isBehind ? behindTheHoop(random) : inFront(placement, random);
    const { from, to, lasting } = walk;
    return { from, to, startSeconds, endSeconds: startSeconds + lasting, outfit: 2 + (index % 2) };
  });
}
