import {
  createTeamInvitation,
  deleteTeamLink,
  renewTeamLink,
  revokeTeamInvitation,
  type TeamInvitation,
  type TeamLink,
} from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { Link2, X } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { CopyLinkButton } from '../../../components/ui/copy-link-button.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { contractSchemas, useLateSchema } from '../../../lib/forms/late-schema.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { teamInvitationsQuery, teamLinkQuery } from '../../../lib/queries/teams.ts';
import { useKeptOverSignIn } from '../../../lib/session/use-kept-over-sign-in.ts';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';

interface OfTeam {
  readonly teamId: string;
}

const loadSchema = async () => (await contractSchemas()).teamInvitationInputSchema;

/** Asks one player by e-mail. What is said afterwards is the same for every address. */
function InviteByEmail({ teamId }: OfTeam) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  useKeptOverSignIn(`invite-to-team.${teamId}`, () => (email === '' ? undefined : email), setEmail);
  const { mutate, isPending } = useTeamChange(
    (address: string) =>
      call(createTeamInvitation, { params: { id: teamId }, body: { email: address } }),
    {
      done: 'Invitation created!',
      failed: 'Failed to create invitation',
      onDone: () => {
        setEmail('');
      },
    },
  );
  const check = useLateSchema(loadSchema);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = await check({ email });
    if (checked?.success === true) mutate(checked.data.email);
    else setError(checked?.error.issues[0]?.message);
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <Field
        label="Player’s e-mail"
        hint="They are asked here and by e-mail, and join by accepting."
        error={error}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              className="min-w-0 flex-1"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(undefined);
              }}
            />
            <Button type="submit" pending={isPending}>
              Invite
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** Who was asked and has not answered. */
function InvitationList({
  teamId,
  invitations,
}: OfTeam & { readonly invitations: readonly TeamInvitation[] }) {
  const timeZone = useTimeZone();
  const { mutate, isPending } = useTeamChange(
    (invitationId: string) => call(revokeTeamInvitation, { params: { id: teamId, invitationId } }),
    {
      failed: 'Failed to take the invitation back',
    },
  );
  if (invitations.length === 0) return null;
  return (
    <ul aria-label="Open invitations" className="mt-4">
      {invitations.map(({ id, email, expiresAt }) => (
        <li key={id} className="flex items-center gap-2 border-t border-line py-1.5">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{email}</span>
            <span className="block text-sm text-muted">{`Open until ${formatDay(expiresAt, timeZone)}`}</span>
          </span>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Take back the invitation of ${email}`}
            disabled={isPending}
            onClick={() => {
              mutate(id);
            }}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Invitations that are open. */
function OpenInvitations({ teamId }: OfTeam) {
  return (
    <Loaded
      query={useQuery(teamInvitationsQuery(teamId))}
      title="Invitations could not be loaded"
      skeleton={<Skeleton className="mt-4 h-12" />}
    >
      {(invitations) => <InvitationList teamId={teamId} invitations={invitations} />}
    </Loaded>
  );
}

/** The link by which anybody can join who is given it. */
function JoinLink({ teamId, link }: OfTeam & TeamLink) {
  const timeZone = useTimeZone();
  const renew = useTeamChange(() => call(renewTeamLink, { params: { id: teamId } }), {
    failed: 'Failed to make a join link',
  });
  const stop = useTeamChange(() => call(deleteTeamLink, { params: { id: teamId } }), {
    failed: 'Failed to stop the join link',
  });
  const busy = renew.isPending || stop.isPending;
  if (link === null) {
    return (
      <Button
        variant="secondary"
        pending={busy}
        onClick={() => {
          renew.mutate();
        }}
      >
        <Link2 aria-hidden /> Make a Join Link
      </Button>
    );
  }
  const url = `${window.location.origin}/join/${link.token}`;
  return (
    <>
      <Input readOnly aria-label="Join link" value={url} />
      <p className="mt-1 text-sm text-muted">
        {`Good until ${formatDay(link.expiresAt, timeZone)}. Whoever has it can join.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyLinkButton url={url} />
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            renew.mutate();
          }}
        >
          New Link
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            stop.mutate();
          }}
        >
          Stop Link
        </Button>
      </div>
    </>
  );
}

/** The two ways onto a team: asked by e-mail, or by the join link. */
export function InviteCard({ teamId }: OfTeam) {
  return (
    <Card aria-labelledby="add-players">
      <CardHeading id="add-players">Add players</CardHeading>
      <InviteByEmail teamId={teamId} />
      <OpenInvitations teamId={teamId} />
      <h3 className="mt-5 mb-2 text-sm font-semibold">Or by a link</h3>
      <Loaded
        query={useQuery(teamLinkQuery(teamId))}
        title="The join link could not be loaded"
        skeleton={<Skeleton className="h-24" />}
      >
        {({ link }) => <JoinLink teamId={teamId} link={link} />}
      </Loaded>
    </Card>
  );
}
