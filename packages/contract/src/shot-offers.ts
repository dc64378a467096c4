import { FILM_TOGETHER } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';

/** State of an offer. `expired`: it was not answered in time, and may be sent again. */
export const OFFER_STATES = ['pending', 'accepted', 'declined', 'expired'] as const;

/** A mate who may have taken shots of a film. */
export const takerSchema = z.object({
  player: playerSchema,
  /** Offer of the film's shots that are theirs; missing if nothing was offered. */
  offer: z
    .object({
      state: z.enum(OFFER_STATES),
      sentAt: instantSchema,
      expiresAt: instantSchema,
      /** For an accepted offer: the assigned shots have changed since, and can be offered again. */
      isChanged: z.boolean(),
    })
    .exactOptional(),
});
export type Taker = z.infer<typeof takerSchema>;

const offerParams = idParamsSchema.extend({ playerId: idSchema });

export const listTakers = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/takers',
  summary: `Squad and team mates who may have taken shots of a film, by name, at most ${FILM_TOGETHER.MATES_LISTED}, with the offers to them`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(takerSchema),
});

export const offerShots = endpoint({
  method: 'PUT',
  path: '/api/workouts/:id/takers/:playerId/offer',
  summary:
    'Offer a mate the shots assigned to them, as a workout of their own. A repeat changes nothing',
  access: 'signed_in',
  params: offerParams,
  status: 200,
  response: takerSchema,
});

export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id/takers/:playerId/offer',
  summary: 'Withdraw an unanswered offer. A repeat changes nothing',
  access: 'signed_in',
  params: offerParams,
  status: 204,
  response: null,
});

export const answerOffer = endpoint({
  method: 'PUT',
  path: '/api/shot-offers/:id/answer',
  summary:
    'Accept shots of a mate’s film as a workout of one’s own, or decline them and optionally mute the filmer. Returns the result: a repeat makes no second workout',
  access: 'signed_in',
  params: idParamsSchema,
  body: z
    .object({ answer: z.enum(['accepted', 'declined']), mute: z.boolean().default(false) })
    .refine(({ answer, mute }) => answer === 'declined' || !mute, { path: ['mute'] }),
  status: 200,
  response: z.object({
    state: z.enum(['accepted', 'declined']),
    /** The new workout; null if there is none, or if it was deleted since. */
    workoutId: idSchema.nullable(),
  }),
});
