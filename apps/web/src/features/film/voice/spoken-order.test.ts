import type { Language } from '@hooplog/language';
import { expect, test } from 'vitest';
import { inCatalogue } from '../../../testing/in-catalogue.ts';
import { ORDERS, type SpokenOrder, spokenOrder } from './spoken-order.ts';

test.each<[language: Language, speech: string, order: SpokenOrder | null]>([
  ['en', 'start', 'start'],
  ['en', 'Okay, go!', 'start'],
  ['en', 'Pause.', 'stop'],
  ['en', 'stop stop', 'stop'],
  ['en', 'stop, no, go on', 'start'],
  ['en', '7 of 10', null],
  ['en', 'good ergo started', null],
  ['en', '', null],
  ['de', 'Okay, los!', 'start'],
  ['de', 'weiter', 'start'],
  ['de', 'Stopp.', 'stop'],
  ['de', 'Pause, nein, Start', 'start'],
  ['de', 'sieben von zehn', null],
  ['es', 'Vale, ¡empieza!', 'start'],
  ['es', 'continúa', 'start'],
  ['es', 'Pausa.', 'stop'],
  ['es', 'pausa, no, sigue', 'start'],
  ['es', 'esta es para ti', null],
])('in %s “%s” means %s', (language, speech, order) => {
  const words = ORDERS.map(
    ([meaning, english]) => [meaning, inCatalogue(language, english)] as const,
  );
  expect(spokenOrder(speech, words)).toBe(order);
});
