import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { readySentences } from './ready-sentences.ts';

const READY = { ready: 'https://127.0.0.1:3000', mailbox: null };

test('for the local network all addresses are printed, and the first as a code to scan', () => {
  const origins = ['https://192.168.1.20:3000', 'https://10.0.0.4:3000'];
  const said = readySentences(readConfig({ HOOPLOG_LAN: 'on' }), READY, origins);
  expect(said).toContain('https://192.168.1.20:3000  or  https://10.0.0.4:3000');
  // Each printed row holds two rows of modules: an address of that length needs 25 modules and a border.
  expect(said.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line)).length).toBeGreaterThan(10);
  expect(said).toContain('The browser will warn once');
});

test('without a network it says so', () => {
  const said = readySentences(readConfig({ HOOPLOG_LAN: 'on' }), READY, []);
  expect(said).toContain('no network that a phone could be in');
});

test('otherwise phones are not mentioned', () => {
  const said = readySentences(readConfig({}), { ready: 'http://127.0.0.1:3000', mailbox: null }, [
    'https://x',
  ]);
  expect(said).not.toContain('phone');
});
