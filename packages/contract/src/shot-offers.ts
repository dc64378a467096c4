import { FILM_TOGETHER } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';

/** What became of an offer. `expired`: nobody answered in time, and it may be sent again. */
export const OFFER_STATES = ['pending', 'accepted', 'declined', 'expired'] as const;

/** A mate who may have taken shots of a film. */
export const takerSchema = z.object({
  player: playerSchema,
  /** Of the film's shots that are theirs; missing where nothing was offered. */
  offer: z
    .object({
      state: z.enum(OFFER_STATES),
      sentAt: instantSchema,
      expiresAt: instantSchema,
      /** Of an accepted one: other shots than then are theirs now, and can be sent once more. */
      isChanged: z.boolean(),
    })
    .exactOptional(),
});
export type Taker = z.infer<typeof takerSchema>;

const offerParams = idParamsSchema.extend({ playerId: idSchema });

export const listTakers = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/takers',
  summary: `Who may have taken shots of a film: squad and team mates by name, at most ${FILM_TOGETHER.MATES_LISTED}, with what was offered to them`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(takerSchema),
});

export const offerShots = endpoint({
  method: 'PUT',
  path: '/api/workouts/:id/takers/:playerId/offer',
  summary:
    'Ask a mate whether the shots that are said to be theirs become a workout of their own. A repeat changes nothing',
  access: 'signed_in',
  params: offerParams,
  status: 200,
  response: takerSchema,
});

export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id/takers/:playerId/offer',
  summary: 'Take an offer back that was not answered. A repeat changes nothing',
  access: 'signed_in',
  params: offerParams,
  status: 204,
  response: null,
});

export const answerOffer = endpoint({
  method: 'PUT',
  path: '/api/shot-offers/:id/answer',
  summary:
    'Accept shots of a mate’s film as a workout of one’s own, or decline, and then mute whoever filmed if wanted. Answers what became of it: a repeat makes no second workout',
  access: 'signed_in',
  params: idParamsSchema,
  body: z
    .object({ answer: z.enum(['accepted', 'declined']), mute: z.boolean().default(false) })
    .refine(({ answer, mute }) => answer === 'declined' || !mute, { path: ['mute'] }),
  status: 200,
  response: z.object({
    state: z.enum(['accepted', 'declined']),
    /** The new workout; null where there is none, or it was deleted since. */
    workoutId: idSchema.nullable(),
  }),
});
