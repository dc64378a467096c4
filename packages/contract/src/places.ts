import { LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { equipmentSchema } from './equipment.ts';
import { nameSchema } from './text.ts';
import { courtKindSchema, courtMarksSchema, rimSchema } from './videos.ts';

const pixelsSchema = z.int().min(1).max(16_384);
const placeNameSchema = nameSchema(
  fieldMessage('Please enter a name'),
  LIMITS.PLACE_NAME_MAX,
  fieldMessage('A name can have at most {max} characters', { max: LIMITS.PLACE_NAME_MAX }),
);

/** Position of hoop and court in videos filmed there. */
export const placeCalibrationSchema = z.object({
  rim: rimSchema,
  court: courtMarksSchema,
  lines: courtKindSchema,
});
export type PlaceCalibration = z.infer<typeof placeCalibrationSchema>;

/** A place where the player films, private to them. */
export const placeSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Size of the displayed video that the calibration was made on, pixels. */
  width: pixelsSchema,
  height: pixelsSchema,
  calibration: placeCalibrationSchema,
  /** Equipment at this place; null if the player's usual equipment applies. */
  equipment: equipmentSchema.nullable().optional(),
  usedAt: instantSchema,
});
export type Place = z.infer<typeof placeSchema>;

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  summary: `The caller's saved places, at most ${LIMITS.PLACES_MAX}, the last used first`,
  access: 'signed_in',
  status: 200,
  response: z.array(placeSchema),
});

export const createPlace = endpoint({
  method: 'POST',
  path: '/api/places',
  summary:
    'Save hoop and court of a video under a name. A repeat with the same Idempotency-Key returns the first one',
  access: 'signed_in',
  body: z.object({
    name: placeNameSchema,
    width: pixelsSchema,
    height: pixelsSchema,
    calibration: placeCalibrationSchema,
    equipment: equipmentSchema.nullish(),
  }),
  status: 201,
  response: placeSchema,
});

export const placeChangeSchema = z.object({
  name: placeNameSchema.optional(),
  calibration: placeCalibrationSchema.optional(),
  equipment: equipmentSchema.nullish(),
});

export const updatePlace = endpoint({
  method: 'PATCH',
  path: '/api/places/:id',
  summary:
    'Rename a place, or save its newest calibration, or its hoop and ball; omitted fields stay',
  access: 'signed_in',
  params: idParamsSchema,
  body: placeChangeSchema,
  status: 200,
  response: placeSchema,
});

export const deletePlace = endpoint({
  method: 'DELETE',
  path: '/api/places/:id',
  summary: 'Delete a place; workouts filmed there stay',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
