import { describe, expect, test } from 'vitest';
import { type FilmWarning, WARNING_CODES, warningText } from './film-warning.ts';

const part = (from: number) => ({ from, to: from + 2 });

describe('warnings for the player', () => {
  test.each<[Partial<FilmWarning> & Pick<FilmWarning, 'code'>, string]>([
    [
      { code: 'film_breaks_off', seconds: 252, until: 570 },
      'The film breaks off at 4:12 of 9:30. Later shots are not counted. Copy it from your phone again if it is complete there.',
    ],
    [
      { code: 'film_breaks_off', kind: 'filming', seconds: 61.5 },
      'Filming was cut off at 1:01. Shots of its last seconds may be missing: add them by hand.',
    ],
    [
      { code: 'film_damaged', stretches: [part(10), { from: 20, to: 20.4 }], moreStretches: 0 },
      'The film is damaged from 0:10 to 0:12, at 0:20. Shots there may be missing: add them by hand.',
    ],
    [
      { code: 'film_damaged', stretches: [part(10)], moreStretches: 2 },
      'The film is damaged from 0:10 to 0:12 and in 2 more parts. Shots there may be missing: add them by hand.',
    ],
    [
      { code: 'camera_moved', seconds: 3.3 },
      'The camera moves from 0:03.3 on. Put the phone on a tripod or lean it against something.',
    ],
    [
      { code: 'camera_moved', kind: 'knocked', seconds: 3.3 },
      'The phone was knocked at 0:03.3. Shots are still counted; set it up more firmly next time.',
    ],
    [
      { code: 'camera_cut', seconds: 3, until: 5 },
      'From 0:03.0 to 0:05.0 the video shows something else. Shots in that time are not counted.',
    ],
    [
      { code: 'camera_cut', seconds: 3 },
      'From 0:03.0 on the video shows another place. Shots after that are not counted: upload each take as its own video.',
    ],
    [
      { code: 'camera_cut', kind: 'other_take', seconds: 3 },
      'From 0:03.0 on the video shows another take. Its shots are counted, but a court that was marked in the first one does not place them.',
    ],
  ])('%o', (warning, text) => {
    expect(warningText({ seconds: null, ...warning })).toBe(text);
  });

  test.each(WARNING_CODES)('%s has a text', (code) => {
    expect(warningText({ code, seconds: 1 })).toMatch(/[.]$/);
  });
});
