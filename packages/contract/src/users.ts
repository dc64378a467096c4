import {
  COURT_KINDS,
  DELETION_WORD,
  isTimeZone,
  LIMITS,
  POSITIONS,
  SKILL_LEVELS,
  UNITS,
} from '@hooplog/domain';
import { LANGUAGES, fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { equipmentSchema } from './equipment.ts';
import { nameSchema } from './text.ts';

const flagSchema = z.literal([0, 1]);

/** What a player chose to share in the feeds of their squads; missing values depend on their age. */
const sharingChoiceSchema = z.object({
  workouts: z.boolean().exactOptional(),
  records: z.boolean().exactOptional(),
  badges: z.boolean().exactOptional(),
});

/** The signed-in user, visible only to themselves. */
export const currentUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isCoach: flagSchema,
  displayName: z.string().nullable(),
  birthday: instantSchema.nullable(),
  position: z.enum(POSITIONS).nullable(),
  height: z.int().nullable(),
  skillLevel: z.enum(SKILL_LEVELS).nullable(),
  profileComplete: flagSchema,
  marketingEmails: flagSchema,
  productUpdates: flagSchema,
  weeklyDigest: flagSchema,
  /** Shown on the leaderboard or hidden; null until chosen, when the age decides. */
  onLeaderboard: z.int().min(0).max(1).nullable(),
  /** 1 to show a second streak, which forgives one day a week. */
  weeklyRestDay: flagSchema.optional(),
  squadSharing: sharingChoiceSchema.optional(),
  timeZone: z.string(),
  /** 1 if it was chosen in the settings: then devices do not ask to use their own zone. */
  timeZoneFixed: flagSchema.optional(),
  /**
   * Display units for lengths, which are sent in inches. Null until chosen: then the reader's region decides.
   */
  units: z.enum(UNITS).nullable(),
  /** The three-point line for courts whose lines are unknown: high school until another is chosen. */
  threePointLine: z.enum(COURT_KINDS),
  /** Language of Hooplog's mails and notifications; null until a client sets it. */
  language: z.enum(LANGUAGES).nullable().optional(),
  /** The player's usual hoop and ball; null until they enter them. */
  equipment: equipmentSchema.nullable().optional(),
  /** 1 while a parent's consent is missing: until then the account cannot do anything else. */
  awaitsParent: flagSchema,
  /** Absent unless the caller is an operator of this installation. */
  isOperator: z.literal(true).optional(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

const EARLIEST_BIRTHDAY = Date.parse(`${LIMITS.EARLIEST_BIRTHDAY}T00:00:00Z`);
/** A birthday may be today anywhere on earth. */
const A_DAY = 24 * 60 * 60 * 1000;

/** A possible birthday of a player. */
export const birthdaySchema = z
  .union([z.iso.date(), instantSchema], fieldMessage('Please enter a valid date'))
  .refine(
    (text) => Date.parse(text) >= EARLIEST_BIRTHDAY,
    fieldMessage('Birthday cannot be before {day}', { day: LIMITS.EARLIEST_BIRTHDAY }),
  )
  .refine(
    (text) => Date.parse(text) <= Date.now() + A_DAY,
    fieldMessage('Birthday cannot be in the future'),
  );

const displayNameSchema = nameSchema(
  fieldMessage('Display name is required'),
  LIMITS.DISPLAY_NAME_MAX,
  fieldMessage('Display name can have at most {max} characters', { max: LIMITS.DISPLAY_NAME_MAX }),
);

/** The form of Complete Your Profile and Edit Profile. */
export const profileInputSchema = z.object({
  displayName: displayNameSchema,
  birthday: birthdaySchema.nullish(),
  position: z.enum(POSITIONS, fieldMessage('Choose Guard, Forward or Center')).nullish(),
  height: z
    .int(fieldMessage('Height is a whole number of inches'))
    .min(
      LIMITS.HEIGHT_MIN_INCHES,
      fieldMessage('Height must be at least {min} inches', { min: LIMITS.HEIGHT_MIN_INCHES }),
    )
    .max(
      LIMITS.HEIGHT_MAX_INCHES,
      fieldMessage('Height must be at most {max} inches', { max: LIMITS.HEIGHT_MAX_INCHES }),
    )
    .nullish(),
  skillLevel: z
    .enum(SKILL_LEVELS, fieldMessage('Choose Beginner, Intermediate, Advanced or Pro'))
    .nullish(),
  marketingEmails: flagSchema.optional(),
  productUpdates: flagSchema.optional(),
  weeklyDigest: flagSchema.optional(),
  onLeaderboard: flagSchema.optional(),
  weeklyRestDay: flagSchema.optional(),
  squadSharing: sharingChoiceSchema.optional(),
  timeZone: z.string().refine(isTimeZone, fieldMessage('Unknown time zone')).optional(),
  timeZoneFixed: flagSchema.optional(),
  units: z.enum(UNITS).optional(),
  threePointLine: z.enum(COURT_KINDS, fieldMessage('Choose a three-point line')).optional(),
  language: z.enum(LANGUAGES, fieldMessage('Choose a language')).optional(),
  equipment: equipmentSchema.nullish(),
});

/** Omitted fields stay unchanged. The first save needs a name. */
const profileChangeSchema = profileInputSchema.extend({
  displayName: displayNameSchema.optional(),
});
export type ProfileInput = z.input<typeof profileChangeSchema>;

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 401 if there is none',
  access: 'signed_in',
  beforeConsent: true,
  status: 200,
  response: currentUserSchema,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user/profile',
  summary:
    'Save the profile, or the changed part of it; the first save completes it and needs a name',
  access: 'signed_in',
  body: profileChangeSchema,
  status: 200,
  response: currentUserSchema,
});

export const updateCoachStatus = endpoint({
  method: 'PATCH',
  path: '/api/user/coach-status',
  summary: 'Switch coach mode on or off; teams stay, but are managed only while it is on',
  access: 'signed_in',
  body: z.object({ isCoach: z.boolean(fieldMessage('Say true or false')) }),
  status: 200,
  response: currentUserSchema,
});

export const setPhoto = endpoint({
  method: 'PUT',
  path: '/api/user/photo',
  summary: `Upload a profile photo, a raw JPEG, PNG or WebP of at most ${LIMITS.MAX_PHOTO_BYTES.toLocaleString('en-US')} bytes; stored as a small square without metadata`,
  access: 'signed_in',
  status: 200,
  response: currentUserSchema,
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/user/photo',
  summary: 'Delete the photo and show initials again',
  access: 'signed_in',
  status: 200,
  response: currentUserSchema,
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:id',
  summary: 'A profile photo (the address that profileImageUrl names), for anybody signed in',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: null,
});

export const deletionInputSchema = z.object({ confirmation: z.string().trim().max(254) });

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  summary: `Delete the account and all its data for good; confirmed by the word ${DELETION_WORD} or the account’s address`,
  access: 'signed_in',
  bySessionOnly: true,
  beforeConsent: true,
  body: deletionInputSchema,
  status: 204,
  response: null,
});
