import { OWN_DRILL, type OwnDrill, ownDrillKey } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';
import { type DrillDraft, draftOf, NEW_DRILL } from './drill-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { SpotCourt } from './spot-court.tsx';

interface DrillMakerProps {
  /** The drill to edit, with its id; null for a new one. */
  readonly changed: { readonly id: string; readonly own: OwnDrill } | null;
  readonly onClose: () => void;
  /** Called with the key of the saved drill. */
  readonly onDone: (key: string) => void;
}

const create = callOf('POST /api/drills/own');
const update = callOf('PATCH /api/drills/own/:id');

/** Form to create or edit a drill: spots in order, and a rule. */
export function DrillMaker({ changed, onClose, onDone }: DrillMakerProps) {
  const { mutateAsync, isPending } = useChange(
    (key: string) =>
      changed === null
        ? create({ body: { key } })
        : update({ params: { id: changed.id }, body: { key } }),
    {
      failed: t('Failed to save the drill'),
      refresh: ['/api/drills'],
      onDone: ({ key }) => {
        onDone(key);
      },
    },
  );
  const form = useForm<DrillDraft, OwnDrill>({
    name: `drill.${changed?.id ?? 'new'}`,
    start: changed === null ? NEW_DRILL : draftOf(changed.own),
    load: async () => (await import('./draft-schema.ts')).draftSchema,
    send: (own) => mutateAsync(ownDrillKey(own)),
  });
  const { values, errors, change, onSubmit, text } = form;
  return (
    <Dialog open title={changed === null ? t('New drill') : t('Edit drill')} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <Field label={t('Name')} error={errors.get('name')}>
          {(control) => (
            <Input
              {...control}
              placeholder={t('Such as Wing to wing')}
              autoComplete="off"
              maxCharacters={OWN_DRILL.NAME_MAX}
              {...text('name')}
            />
          )}
        </Field>
        <div role="group" aria-labelledby="drill-spots">
          <p id="drill-spots" className="mb-1.5 text-sm">
            <strong>{t('Spots')}</strong>
            <span className="text-muted">
              {' · '}
              {t('tap them in order, and again to take one out')}
            </span>
          </p>
          <SpotCourt
            spots={values.spots}
            onChange={(spots) => {
              change({ spots });
            }}
          />
          {errors.has('spots') && (
            <p role="alert" className="mt-1.5 text-sm font-medium text-missed">
              {errors.get('spots')}
            </p>
          )}
        </div>
        <RuleFields form={form} />
        <Button type="submit" className="w-full" pending={isPending}>
          {isPending ? t('Saving...') : t('Save drill')}
        </Button>
      </form>
    </Dialog>
  );
}
