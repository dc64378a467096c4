import type { Child, ParentalConsent, ParentQuestion } from '@hooplog/contract';
import { type Consent, mailsLeft } from '../services/parental-consent/consent.ts';
import type { questionBehind } from '../services/parental-consent/answer.ts';
import type { ChildRow } from '../services/parental-consent/children.ts';
import { presentJoinedChallenge } from './challenges.ts';
import { playerName } from '../services/players/player.ts';

/** For the child: the parent they named, and the deadline. */
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

/** For the parent who consented: their child. */
export const presentChild = ({
  grantedAt,
  squads,
  challenges,
  teams,
  told,
  ...row
}: ChildRow): Child => ({
  ...row,
  grantedAt: grantedAt.toISOString(),
  squads: squads.map(({ group, memberCount }) => ({ id: group.id, name: group.name, memberCount })),
  challenges: challenges.map(presentJoinedChallenge),
  teams: teams.map(({ team, coach }) => ({
    id: team.id,
    name: team.name,
    coachName: playerName(coach),
  })),
  told: told.map(({ announcement, coach }) => ({
    id: announcement.id,
    text: announcement.text,
    coachName: playerName(coach),
    createdAt: announcement.createdAt.toISOString(),
  })),
});
