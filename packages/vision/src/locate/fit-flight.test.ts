import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { RIM_HEIGHT } from '../physics.ts';
import { fitCamera } from './fit-camera.ts';
import { atRing, fitFlight } from './fit-flight.ts';
import { marksSeen, rimSeen, sightingsOf, size, throwFrom } from './testing/film-shot.ts';

const found = fitCamera({
  ...size,
  rim: rimSeen(),
  marks: marksSeen(),
  markSigma: 1,
  equipment: REGULATION,
});
if (!found) throw new Error('Good marks show where the camera stands.');
const view = found;
const looks = { pace: 1, paceSigma: 0.01, ballLooks: 1.08 };

describe('the ball at the height of the ring', () => {
  test.each([
    [0, 14.5, 52],
    [-22.5, 2, 45],
    [1, 30, 55],
    [2, 2, 70],
  ])('of a throw from %d, %d comes down in its middle', (x, y, degrees) => {
    const { state, seconds } = atRing(throwFrom(x, y, degrees), REGULATION);
    expect(state.at.z).toBeCloseTo(RIM_HEIGHT, 1);
    expect(state.speed.z).toBeLessThan(0);
    expect(Math.hypot(state.at.x, state.at.y)).toBeLessThan(0.1);
    expect(seconds).toBeGreaterThan(0.3);
    expect(seconds).toBeLessThan(2.5);
  });

  test('of a throw that stays below is at its apex', () => {
    const low = { at: { x: 0, y: 14, z: 6 }, speed: { x: 0, y: -5, z: 10 } };
    const { state } = atRing(low, REGULATION);
    expect(state.speed.z).toBeCloseTo(0, 0);
    expect(state.at.z).toBeLessThan(RIM_HEIGHT);
  });
});

describe.each([
  ['a free throw', 0, 14.5],
  ['a corner three', -22.5, 2],
  ['a wing three at the far side', 17, 17],
])('%s', (_name, x, y) => {
  const thrown = throwFrom(x, y);
  const sightings = sightingsOf(thrown, 3, { noise: 0.2 });
  const fitted = () => fitFlight(view, sightings, looks);

  test('flies as it was thrown', () => {
    const flight = fitted();
    const first = flight?.start;
    expect(first?.at.x).toBeCloseTo(thrown.at.x + 0.04 * thrown.speed.x, -0.5);
    expect(first?.at.y).toBeCloseTo(thrown.at.y + 0.04 * thrown.speed.y, -0.5);
    expect(Math.abs((first?.speed.z ?? 0) - thrown.speed.z)).toBeLessThan(2);
    expect(flight?.pace).toBeCloseTo(1, 1);
    expect(flight?.noiseScale).toBe(1);
    expect(flight?.camera.focal).toBeCloseTo(510, -2);
  });

  test('is determined by its sightings', () => {
    const flight = fitted();
    expect(flight?.fit.covariance).not.toBeNull();
    // Two residuals per sighting, three of the camera's ten, and the priors.
    expect(flight?.fit.parts).toBe(view.fit.parts + 2 * sightings.length + 2 + 5);
    const { start, pace } = flight!.from(flight!.fit.parameters);
    expect(start).toEqual(flight?.start);
    expect(pace).toBe(flight?.pace);
  });

  test('with blurred sightings gets a larger noise scale', () => {
    const blurred = sightings.map((sighting, at) => ({ ...sighting, x: sighting.x + (at % 2) * 5 }));
    const loose = fitFlight(view, blurred, looks);
    expect(loose?.noiseScale).toBeGreaterThan(1);
    expect(loose?.noiseScale).toBeLessThanOrEqual(5);
  }); // prettier-ignore
});

describe('no flight', () => {
  const sightings = sightingsOf(throwFrom(0, 14.5), 3);
  test.each([
    ['of four sightings', sightings.slice(0, 4)],
    ['of none', []],
    ['that jumps about', sightings.map((sighting, at) => ({ ...sighting, y: 60 + 200 * (at % 2) }))],
    ['that stands still in the air', sightings.map((sighting) => ({ ...sighting, x: 200, y: 100 }))],
  ])('%s', (_name, seen) => {
    expect(fitFlight(view, seen, looks)).toBeNull();
  }); // prettier-ignore

  test('five sightings are one', () => {
    expect(fitFlight(view, sightings.slice(-6, -1), looks)).not.toBeNull();
  });
});
