import type { Group } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { contractSchemas } from '../../../lib/forms/lazy-schema.ts';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { toast } from '../../../lib/toast/toast-store.ts';

const loadSchema = async () => (await contractSchemas()).invitationInputSchema;

/** Choices of how many people a link admits: a friend, a few, a training group. */
const PLACES = [1, 5, LIMITS.GROUP_LINK_PLACES_MAX];

const EMPTY = { inviteeEmail: '', places: 1 };

/** If the address was mailed before, or there is no mail server. */
const NOT_MAILED = t('No mail was sent this time. Copy the link below and pass it on yourself.');

interface PlacesFieldProps {
  readonly places: number;
  readonly onChange: (places: number) => void;
}

/** How many people the link admits. */
function PlacesField({ places, onChange }: PlacesFieldProps) {
  return (
    <Field
      label={t('The link lets in')}
      hint={
        places === 1
          ? undefined
          : t('Anyone who has it can join, so only share it with people you know.')
      }
    >
      {(control) => (
        <Select
          {...control}
          value={places}
          onChange={(event) => {
            onChange(Number(event.target.value));
          }}
        >
          {PLACES.map((count) => (
            <option key={count} value={count}>
              {t('{people, plural, one {# person} other {# people}}', { people: count })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Creates an invitation by e-mail or as a link. The owner's links can admit several people. */
export function InviteForm({ group: { id: groupId, role } }: { readonly group: Group }) {
  const { mutateAsync, isPending } = useChange(callOf('POST /api/groups/:id/invitations'), {
    failed: t('Failed to create invitation'),
    refresh: ['/api/groups'],
    onDone: ({ isForOne, isMailed }) => {
      const isUntold = isForOne && !isMailed;
      toast({ title: t('Invitation created!'), ...(isUntold && { description: NOT_MAILED }) });
      change(EMPTY);
    },
  });
  const isOwner = role === 'owner';
  const { values, errors, change, text, onSubmit } = useForm({
    name: `invite-to-squad.${groupId}`,
    start: EMPTY,
    load: loadSchema,
    send: (_made, { places, ...typed }) => {
      const body = { ...typed, ...(typed.inviteeEmail === '' && places > 1 && { places }) };
      return mutateAsync({ params: { id: groupId }, body });
    },
  });
  const { inviteeEmail, places } = values;
  return (
    <Card aria-labelledby="invite">
      <CardHeading
        id="invite"
        description={
          isOwner
            ? t(
                'An invitation is good for {days, plural, one {# day} other {# days}} and lets one person in; a link can let in more.',
                { days: LIMITS.INVITATION_DAYS },
              )
            : t(
                'An invitation is good for {days, plural, one {# day} other {# days}} and lets one person in.',
                { days: LIMITS.INVITATION_DAYS },
              )
        }
      >
        {t('Invite to the squad')}
      </CardHeading>
      <form noValidate className="max-w-[560px] space-y-4" onSubmit={onSubmit}>
        <div className={cn('grid gap-4', isOwner && 'sm:grid-cols-[minmax(0,1fr)_11rem]')}>
          <Field
            label={t('E-mail (optional)')}
            hint={t(
              'We mail the link to this address, unless its owner wants no mails, and only its account can use it. Leave it empty for a link that you pass on yourself.',
            )}
            error={errors.get('inviteeEmail')}
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                inputMode="email"
                autoComplete="off"
                {...text('inviteeEmail')}
              />
            )}
          </Field>
          {isOwner && inviteeEmail === '' && (
            <PlacesField
              places={places}
              onChange={(count) => {
                change({ places: count });
              }}
            />
          )}
        </div>
        <Button type="submit" className="w-full sm:w-auto" pending={isPending}>
          {isPending ? t('Creating...') : t('Create Invitation')}
        </Button>
      </form>
    </Card>
  );
}
