import { phrase } from '@hooplog/language';
import { z } from 'zod';
import { invalidField } from '../errors/app-error.ts';
import type { TeamAsSeen } from '../services/teams/rows.ts';
import type { AfterTeam } from '../services/teams/list-teams.ts';
import { parseCursor } from './cursor.ts';

/** PostgreSQL's text cannot hold NUL. */
const nameSchema = z.string().regex(/^[^\0]*$/);
const partsSchema = z.tuple([z.boolean(), nameSchema, z.uuid()]);

/** Encodes where the page after this team begins, as opaque text for URLs. */
export function writeTeamCursor({ role, team }: Pick<TeamAsSeen, 'role' | 'team'>): string {
  return Buffer.from(JSON.stringify([role === 'player', team.name, team.id])).toString('base64url');
}

/** Reads what `writeTeamCursor` wrote; 400 for anything else. */
export function readTeamCursor(text: string | undefined): AfterTeam | null {
  if (text === undefined) return null;
  const parts = partsSchema.safeParse(parseCursor(text));
  if (!parts.success) throw invalidField('cursor', phrase('Unknown cursor'));
  const [isPlayed, name, id] = parts.data;
  return { isPlayed, name, id };
}
