import { parseZoneId } from '@hooplog/domain';
import { BAND_STYLES } from '../../../components/accuracy/band-style.ts';
import { project } from './camera.ts';
import { bandOf, SHOTS } from './shots.ts';
import { momentAt, roundSeconds, type Flying } from './timeline.ts';

const BALL_FEET = 0.75;
/** Milliseconds per frame: about thirty frames a second are smooth enough and save a phone's battery. */
const FRAME_MS = 30;

/** All elements of a scene with a `data-` attribute, by its value or in document order. */
const marked = (root: Element, name: string): readonly Element[] => [
  ...root.querySelectorAll(`[data-${name}]`),
];

/** Writes only changes: browsers repaint whatever is written. */
function set(element: Element | undefined, name: string, value: string | null): void {
  if (element === undefined || element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const show = (element: Element | undefined, isShown: boolean): void => {
  set(element, 'visibility', isShown ? null : 'hidden');
};

const write = (element: Element | undefined, text: string): void => {
  if (element !== undefined && element.textContent !== text) element.textContent = text;
};

/** Finds the parts of a rendered scene (see hero-scene.tsx) once, and returns a function that shows a moment. */
function partsOf(root: Element) {
  const spots = marked(root, 'spot');
  const arcs = marked(root, 'arc');
  const balls = marked(root, 'ball');
  const shadows = marked(root, 'shadow');
  const zones = marked(root, 'zone');
  const [net] = marked(root, 'net');
  const [percent] = marked(root, 'percent');
  const [made] = marked(root, 'made');
  const [missed] = marked(root, 'missed');

  const showCounts = (counted: number): void => {
    const hits = SHOTS.slice(0, counted).filter((shot) => shot.made).length;
    write(percent, String(counted === 0 ? 0 : Math.round((100 * hits) / counted)));
    write(made, String(hits));
    write(missed, String(counted - hits));
    for (const [index, spot] of spots.entries()) show(spot, index < counted);
  };
  const showZones = (counted: number): void => {
    for (const element of zones) {
      const zone = parseZoneId(element.getAttribute('data-zone') ?? '');
      if (zone !== null) set(element, 'class', BAND_STYLES[bandOf(zone, counted)].fill);
    }
  };
  const showBall = (slot: number, flying: Flying | undefined): void => {
    show(balls[slot], flying !== undefined);
    show(shadows[slot], flying !== undefined);
    if (flying === undefined) return;
    const { place } = flying;
    const ball = project(place);
    const turn = Math.round(flying.share * 300);
    const size = (ball.scale * BALL_FEET).toFixed(2);
    set(
      balls[slot],
      'transform',
      `translate(${ball.x.toFixed(1)} ${ball.y.toFixed(1)}) scale(${size}) rotate(${turn})`,
    );
    const floor = project({ ...place, z: 0 });
    set(
      shadows[slot],
      'transform',
      `translate(${floor.x.toFixed(1)} ${floor.y.toFixed(1)}) scale(${(floor.scale * BALL_FEET).toFixed(2)})`,
    );
  };
  let shownCount = -1;
  return (seconds: number): void => {
    const { counted, flying } = momentAt(SHOTS, seconds);
    if (counted !== shownCount) {
      shownCount = counted;
      showCounts(counted);
      showZones(counted);
    }
    balls.forEach((_, slot) => {
      showBall(slot, flying[slot]);
    });
    const swish = flying.some(({ index, share }) => share === 1 && SHOTS[index]?.made === true);
    set(net, 'data-net', swish ? 'swish' : '');
    drawArcs(arcs, flying, counted === SHOTS.length && flying.length === 0);
  };
}

/** Each ball draws its arc behind it; at the end all arcs are visible. */
function drawArcs(arcs: readonly Element[], flying: readonly Flying[], all: boolean): void {
  for (const [index, arc] of arcs.entries()) {
    const own = flying.find((flight) => flight.index === index);
    show(arc, all || own !== undefined);
    // Paths have a length of 1 (`pathLength`); the part not flown yet is a gap.
    set(arc, 'stroke-dasharray', own === undefined ? null : `${own.share.toFixed(3)} 2`);
  }
}

/**
 * Loops the animation while it is in view. Users who prefer reduced motion see the final state. Returns a function that
 * stops it.
 */
export function runScene(root: Element): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const showAt = partsOf(root);
  let frame = 0;
  let startedAt: number | null = null;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (now: number): void => {
    startedAt ??= now;
    frame = requestAnimationFrame(draw);
    if (now - drawnAt < FRAME_MS) return;
    drawnAt = now;
    showAt(((now - startedAt) / 1000) % roundSeconds(SHOTS));
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const follow = (inView: boolean): void => {
    if (still.matches) {
      stop();
      showAt(roundSeconds(SHOTS));
    } else if (!inView) stop();
    else if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const watcher = new IntersectionObserver((entries) => {
    follow(entries.some(({ isIntersecting }) => isIntersecting));
  });
  const onChoice = (): void => {
    follow(true);
  };
  watcher.observe(root);
  still.addEventListener('change', onChoice);
  return () => {
    stop();
    watcher.disconnect();
    still.removeEventListener('change', onChoice);
  };
}
