import { locale, t } from '@hooplog/language';
import { filmMinute, filmMoment, filmStretch } from './film-clock.ts';

/** Warnings and advice that a player may get about a film. Stored: a code keeps its meaning. */
export const WARNING_CODES = [
  'film_breaks_off',
  'film_damaged',
  'camera_moved',
  'camera_shakes',
  'camera_cut',
  'hoop_small',
  'hoop_at_border',
  'hoop_steep',
  'behind_board',
  'hoop_unsure',
  'low_frame_rate',
  'too_dark',
  'blurred',
  'no_shots',
  'mini_ball',
  'toy_hoop',
] as const;

export type WarningCode = (typeof WARNING_CODES)[number];

/** Selects one of the sentences of a code that has several. */
export const WARNING_KINDS = ['knocked', 'filming', 'other_take'] as const;

/** A part of a film, seconds. */
export interface FilmStretch {
  readonly from: number;
  readonly to: number;
}

export interface FilmWarning {
  readonly code: WarningCode;
  /** The moment of the film, if the warning is about one. */
  readonly seconds: number | null;
  readonly kind?: (typeof WARNING_KINDS)[number];
  /** The end of what begins at `seconds`; for `film_breaks_off` the length of the film. */
  readonly until?: number;
  /** For `film_damaged`: the first parts that cannot be read, and the number of further ones. */
  readonly stretches?: readonly FilmStretch[];
  readonly moreStretches?: number;
}

function movedText({ seconds, kind }: FilmWarning): string {
  const at = filmMoment(seconds ?? 0);
  return kind === 'knocked'
    ? t(
        'The phone was knocked at {at}. Shots are still counted; set it up more firmly next time.',
        { at },
      )
    : t('The camera moves from {at} on. Put the phone on a tripod or lean it against something.', {
        at,
      });
}

function cutText({ seconds, kind, until }: FilmWarning): string {
  const from = filmMoment(seconds ?? 0);
  if (kind === 'other_take') {
    return t(
      'From {from} on the video shows another take. Its shots are counted, but a court that was marked in the first one does not place them.',
      { from },
    );
  }
  return until === undefined
    ? t(
        'From {from} on the video shows another place. Shots after that are not counted: upload each take as its own video.',
        { from },
      )
    : t('From {from} to {to} the video shows something else. Shots in that time are not counted.', {
        from,
        to: filmMoment(until),
      });
}

function breaksOffText({ seconds, kind, until }: FilmWarning): string {
  const at = filmMinute(seconds ?? 0);
  return kind === 'filming'
    ? t(
        'Filming was cut off at {at}. Shots of its last seconds may be missing: add them by hand.',
        { at },
      )
    : t(
        'The film breaks off at {at} of {length}. Later shots are not counted. Copy it from your phone again if it is complete there.',
        { at, length: filmMinute(until ?? 0) },
      );
}

function damagedText({ stretches = [], moreStretches = 0 }: FilmWarning): string {
  const list = new Intl.ListFormat(locale(), { type: 'unit' });
  const parts = list.format(stretches.map(({ from, to }) => filmStretch(from, to)));
  return moreStretches === 0
    ? t('The film is damaged {parts}. Shots there may be missing: add them by hand.', { parts })
    : t(
        'The film is damaged {parts} and in {more, plural, one {# more part} other {# more parts}}. Shots there may be missing: add them by hand.',
        { parts, more: moreStretches },
      );
}

/** A warning for the player, in one or two sentences. */
export function warningText(warning: FilmWarning): string {
  switch (warning.code) {
    case 'film_breaks_off':
      return breaksOffText(warning);
    case 'film_damaged':
      return damagedText(warning);
    case 'camera_moved':
      return movedText(warning);
    case 'camera_cut':
      return cutText(warning);
    case 'camera_shakes':
      return t('The picture shakes. Put the phone on a tripod instead of holding it.');
    case 'hoop_small':
      return t('The hoop is very small in the picture. Film from closer, or zoom in.');
    case 'hoop_at_border':
      return t(
        'The hoop is at the edge of the picture. Turn the phone so that there is room around it.',
      );
    case 'hoop_steep':
      return t(
        'The phone stands almost under the hoop. Film from farther away, to the side of it.',
      );
    case 'behind_board':
      return t(
        'The phone seems to stand behind or right under the hoop, where the calls cannot be trusted. Film from the side, with hoop and shooter in view.',
      );
    case 'hoop_unsure':
      return t('We are not sure where the hoop is. Please check the rim on the picture.');
    case 'low_frame_rate':
      return t('The video has a low frame rate. Record at 30 frames a second or more.');
    case 'too_dark':
      return t('The video is very dark. Turn on more light or film at another time of day.');
    case 'blurred':
      return t('The picture is out of focus. Wipe the lens and tap on the hoop before you record.');
    case 'no_shots':
      return t(
        'No shots were seen at this hoop. Film from the side, with hoop and shooter in view.',
      );
    case 'mini_ball':
      return t('The ball looks like a mini ball. Shots are placed by how large it is.');
    case 'toy_hoop':
      return t(
        'The ball falls faster than at a full-size hoop: a toy hoop, or a film that was sped up. Spots and distances are those of a full-size one.',
      );
  }
}
