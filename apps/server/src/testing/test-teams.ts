import * as contract from '@hooplog/contract';
import type { SignedIn, TestApp } from './test-app.ts';

/** A user with coach mode on. */
export async function aCoach(server: TestApp): Promise<SignedIn> {
  const { client } = await server.signIn();
  const user = await client.call(contract.updateCoachStatus, { body: { isCoach: true } });
  return { client, user };
}

/** A team without players, and its coach. */
export async function aTeam(server: TestApp): Promise<{ coach: SignedIn; team: contract.Team }> {
  const coach = await aCoach(server);
  return { coach, team: await coach.client.call(contract.createTeam, { body: { name: 'Lions' } }) };
}

/** Adds players by the team's link, one after the other. */
export async function joinTeam(
  coach: SignedIn,
  team: contract.Team,
  ...players: readonly SignedIn[]
): Promise<void> {
  const { link } = await coach.client.call(contract.renewTeamLink, { params: { id: team.id } });
  if (link === null) throw new Error('no link');
  for (const { client } of players) {
    await client.call(contract.acceptTeamInvitation, { params: { token: link.token } });
  }
}
