import { beforeEach, expect, test } from 'vitest';
import { cityOf, isZoneOffered, noteAsked } from './zone-offer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const playerIn = (timeZone: string, timeZoneFixed: 0 | 1 = 0) => ({ id: 'ana', timeZone, timeZoneFixed }); // prettier-ignore

beforeEach(() => {
  localStorage.clear();
});

test.each<[what: string, player: ReturnType<typeof playerIn>, device: string, offered: boolean]>([
  ['elsewhere', playerIn('Asia/Tokyo'), 'America/New_York', true],
  ['at home', playerIn('Asia/Tokyo'), 'Asia/Tokyo', false],
  ['a zone chosen in the settings', playerIn('Asia/Tokyo', 1), 'America/New_York', false],
  ['another name of the same zone', playerIn('Asia/Calcutta'), 'Asia/Kolkata', false],
  ['another city with the same clocks', playerIn('Europe/Berlin'), 'Europe/Paris', false],
  ['the same clocks in winter only', playerIn('America/Denver'), 'America/Phoenix', true],
  ['the same clocks in summer only', playerIn('America/Los_Angeles'), 'America/Phoenix', true],
  ['a zone that this browser does not know', playerIn('Mars/Olympus'), 'Asia/Tokyo', false],
])('whether the zone of the device is offered: %s', (_, player, device, offered) => {
  expect(isZoneOffered(player, device, NOW)).toBe(offered);
});

test('the question is asked once per zone, player and device', () => {
  const player = playerIn('Asia/Tokyo');
  noteAsked('ana', 'America/New_York');
  noteAsked('ana', 'Europe/Berlin');
  const offered = ['America/New_York', 'Europe/Berlin', 'America/Chicago'].filter((zone) =>
    isZoneOffered(player, zone, NOW),
  );
  expect(offered).toEqual(['America/Chicago']);
  expect(isZoneOffered({ ...player, id: 'ben' }, 'America/New_York', NOW)).toBe(true);
});

test('a zone is named after its city', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
