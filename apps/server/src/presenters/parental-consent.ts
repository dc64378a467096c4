import type { ParentalConsent, ParentQuestion } from '@hooplog/contract';
import { type Consent, mailsLeft } from '../services/parental-consent/consent.ts';
import type { questionBehind } from '../services/parental-consent/answer.ts';
import { playerName } from '../services/players/player.ts';

/** For the child: whom they named, and until when there is time. */
export const presentConsent = (consent: Consent): ParentalConsent => ({
  parentEmail: consent.parentEmail,
  deadline: consent.deadline.toISOString(),
  canAsk: mailsLeft(consent),
});

/** For the parent: whose account it is about. */
export const presentQuestion = ({
  consent,
  child,
}: Awaited<ReturnType<typeof questionBehind>>): ParentQuestion => ({
  childName: playerName(child),
  childEmail: child.email,
  status: consent.grantedAt === null ? 'waiting' : 'granted',
  deadline: consent.deadline.toISOString(),
});
