import type { Taker } from '@hooplog/contract';
import type { TakerRow } from '../services/shot-offers/list-takers.ts';
import { presentPlayer } from './players.ts';

export function presentTaker({ player, offer, isChanged, isExpired }: TakerRow): Taker {
  if (offer === null) return { player: presentPlayer(player) };
  const { state, sentAt, expiresAt } = offer;
  return {
    player: presentPlayer(player),
    offer: {
      state: isExpired ? 'expired' : state,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isChanged,
    },
  };
}
