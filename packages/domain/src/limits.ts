/** Every number the product promises or enforces, in one place. Names include units. */
export const LIMITS = {
  MAX_VIDEO_BYTES: 524_288_000,
  ACCEPTED_VIDEO_FORMATS: ['MP4', 'MOV', 'AVI'],
  /** The types that the file picker lists; the server judges by content. */
  VIDEO_PICKER_TYPES: ['video/mp4', 'video/quicktime', 'video/x-msvideo'],

  /** Large enough for any real day, small enough for a sum over years to stay an exact integer. */
  MAX_SHOTS_PER_WORKOUT: 1_000_000,
  /** Shots that are stored individually: one every five seconds, over the longest video. */
  MAX_SINGLE_SHOTS: 3000,
  /** Data that a device sends about a film that it counted: an hour of shots with their flights, or two hours without. */
  MAX_COUNTED_VIDEO_BYTES: 2_097_152,
  MAX_ZONE_ENTRIES: 14,
  NOTES_MAX: 5000,
  NOTES_ROWS: 4,
  CARD_NOTES_LINES: 2,
  RECENT_WORKOUTS: 5,
  RECENT_DAYS: 14,
  /** A workout card highlights percentages from here on. */
  HIGHLIGHT_PERCENT: 50,

  NEW_EXERCISE_TYPE: 'Shooting',
  NEW_EXERCISE_MINUTES: 30,
  EXERCISE_MIN_MINUTES: 1,
  /** A day has no more. */
  EXERCISE_MAX_MINUTES: 1440,
  MAX_EXERCISES: 50,

  /** Total shots that an accuracy badge requires besides its accuracy. */
  ACCURACY_BADGE_SHOTS: 100,
  /** Minimum shots of a workout for its percentage to be a record. */
  RECORD_PERCENT_SHOTS: 20,
  /** Length of a reel of makes: long enough for viewers, short enough for social apps. */
  REEL_MAX_SECONDS: 90,
  /** Minimum shots in a zone for it to be called the best or the weakest. */
  ZONE_VERDICT_SHOTS: 5,
  /** Weeks of history that a goal shows, the current one included. */
  GOAL_WEEKS: 12,
  /** Weeks of the progress view, the current one included. */
  PROGRESS_WEEKS: 26,
  /** Default length of a trend in days: eight weeks; and the maximum: ten years. */
  TREND_DAYS: 56,
  TREND_MAX_DAYS: 3660,
  /** Maximum workouts of a period, newest first, whose hours are compared, and whose films' places are. */
  HOURS_READ: 2000,
  PLACES_READ: 1000,
  /** Maximum films of a period, and of their shots, whose flights are read; newest first. */
  FLIGHT_FILMS_READ: 60,
  FLIGHTS_READ: 500,

  DISPLAY_NAME_MAX: 50,
  HEIGHT_MIN_INCHES: 48,
  HEIGHT_MAX_INCHES: 96,
  EARLIEST_BIRTHDAY: '1900-01-01',
  MAX_PHOTO_BYTES: 10_485_760,
  /** Days that a parent has to answer before a child's account is deleted. */
  PARENT_ANSWER_DAYS: 14,
  /** Mails to parents that one account can cause. */
  PARENT_MAILS_MAX: 3,

  GROUP_NAME_MAX: 100,
  GROUP_DESCRIPTION_MAX: 500,
  GROUPS_PER_USER: 50,
  /** Squads are small groups of friends; their lists are sent whole. */
  GROUP_MEMBERS_MAX: 100,
  /** Open invitations of one squad. */
  GROUP_INVITATIONS_MAX: 50,
  INVITATION_DAYS: 7,
  /** Maximum number of people that one squad link can admit: a training group. */
  GROUP_LINK_PLACES_MAX: 20,
  TEAM_NAME_MAX: 100,
  TEAM_PLAYERS_MAX: 100,
  TEAMS_PER_COACH: 50,
  /** Days that a team's join link works: enough for a season's start. */
  TEAM_LINK_DAYS: 30,
  /** Open invitations by email of one team. */
  TEAM_INVITATIONS_MAX: 100,
  ASSIGNMENT_TITLE_MAX: 100,
  ASSIGNMENTS_PER_TEAM: 30,
  /** Maximum days until an assigned workout is due. */
  ASSIGNMENT_MAX_DAYS: 365,
  ANNOUNCEMENT_MAX: 1000,
  /** Each one reaches a whole team at once. */
  ANNOUNCEMENTS_PER_DAY: 20,
  COMPARED_PLAYERS_MIN: 2,
  COMPARED_PLAYERS_MAX: 4,

  MESSAGE_MAX: 1000,
  MESSAGES_PER_MINUTE: 20,
  MESSAGES_SHOWN: 100,
  LEADERBOARD_SHOWN: 100,
  LEADERBOARD_TOP_RANKS: 10,
  PROGRESS_MAX_PERCENT: 100,

  /** Years of daily workouts with every single shot. */
  IMPORT_MAX_BYTES: 33_554_432,
  /** Maximum workouts of each kind: three a day for eighteen years. */
  IMPORT_MAX_WORKOUTS: 20_000,

  /** Per player; older ones are deleted. */
  NOTIFICATIONS_KEPT: 200,
  NOTIFICATION_DAYS: 90,
  /** Days from which a streak is worth a reminder. */
  STREAK_WORTH_KEEPING: 2,
  /**
   * Hours of a player's day in which reminders are sent, by their own clock: from the first until before the
   * second.
   */
  REMINDER_HOURS: [18, 22],
  /** The same for the digest, on the first day of the next week. */
  DIGEST_HOURS: [8, 12],

  /**
   * Tolerance between the rings of two films from the same place, since the tripod was set up again. In half
   * widths.
   */
  SAME_HOOP_ASIDE: 1,
  SAME_HOOP_WIDER: 1.5,
  PLACE_NAME_MAX: 50,
  PLACES_MAX: 50,

  /** Workouts on a page of the list of all workouts, maximum searched for it, and maximum counted. */
  HISTORY_PAGE: 24,
  HISTORY_READ: 1000,
  HISTORY_COUNTED: 5000,
  SEARCH_MAX: 100,
  WORKOUT_NAME_MAX: 60,
  /** Tags of one workout. */
  TAGS_MAX: 10,
  TAG_MAX: 24,
  /** The player's own tags that are offered for choice. */
  TAGS_OFFERED: 30,

  PAGE_DEFAULT: 50,
  PAGE_MAX: 100,
} as const;

/** Delays of the screens, in milliseconds. */
export const DELAYS_MS = {
  PENDING_INVITATIONS_POLL: 30_000,
  NOTIFICATIONS_POLL: 30_000,
  CHAT_POLL: 5000,
  LOGIN_REDIRECT: 500,
  PROFILE_SETUP_REDIRECT: 100,
  COPIED_SHOWN: 2000,
  TOAST_SHOWN: 5000,
} as const;

export const POSITIONS = ['Guard', 'Forward', 'Center'] as const;
export type Position = (typeof POSITIONS)[number];

export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Pro'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

export const EXERCISE_TYPES = [
  'Ball Handling',
  'Shooting',
  'Finishing',
  'Defense',
  'Conditioning',
  'Free Throws',
  'Game Simulation',
  'Strength Training',
  'Film Study',
  'Other',
] as const;
export type ExerciseType = (typeof EXERCISE_TYPES)[number];
