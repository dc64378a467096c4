import type { AnnouncementInput, Team } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useRef } from 'react';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { type Attempt, nextAttempt } from '../../../lib/api-client/save-attempt.ts';
import { contractSchemas } from '../../../lib/forms/lazy-schema.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

/** The value for the whole team, in place of a player's id. */
const EVERYBODY = '';
const ROWS = 5;

const loadSchema = async () => {
  const { announcementInputSchema } = await contractSchemas();
  return announcementInputSchema;
};

/** Sends an announcement. Idempotent: a retry after a lost response sends nothing twice. */
function useAnnounce(teamId: string, onDone: () => void) {
  const attempt = useRef<Attempt | null>(null);
  const send = (body: AnnouncementInput) => {
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body), serverNow());
    const headers = { 'idempotency-key': attempt.current.key };
    return call('POST /api/teams/:id/announcements', { params: { id: teamId }, headers, body });
  };
  return useTeamChange(send, {
    done: t('Announcement sent'),
    failed: t('Failed to send the announcement'),
    onDone,
  });
}

interface AnnouncementDialogProps {
  readonly team: Pick<Team, 'id' | 'players'>;
  /** The initial recipient; the whole team if omitted. */
  readonly playerId?: string;
  readonly onClose: () => void;
}

/** Form for an announcement to the team or to one player. */
export function AnnouncementDialog({ team, playerId, onClose }: AnnouncementDialogProps) {
  const { mutateAsync, isPending } = useAnnounce(team.id, onClose);
  const { values, errors, text, onSubmit } = useForm({
    name: `announcement.${team.id}`,
    start: { text: '', who: playerId ?? EVERYBODY },
    load: loadSchema,
    send: (made, { who }) => mutateAsync({ ...made, playerId: who === EVERYBODY ? null : who }),
  });
  const player = team.players.find(({ id }) => id === values.who);
  return (
    <Dialog open title={t('Announcement')} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <Field
          label={t('For', {}, 'players whom it is for')}
          hint={
            player === undefined
              ? t('Everybody on the team reads it, here and in their inbox.')
              : t('Only you and {player} read it. You cannot take it back.', {
                  player: player.name,
                })
          }
          error={errors.get('playerId')}
        >
          {(control) => (
            <Select {...control} {...text('who')}>
              <option value={EVERYBODY}>{t('Whole team')}</option>
              {team.players.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Text')} error={errors.get('text')}>
          {(control) => (
            <Textarea
              {...control}
              {...text('text')}
              rows={ROWS}
              maxCharacters={LIMITS.ANNOUNCEMENT_MAX}
            />
          )}
        </Field>
        <Button type="submit" className="w-full" pending={isPending}>
          {isPending ? t('Sending...') : t('Send')}
        </Button>
      </form>
    </Dialog>
  );
}
