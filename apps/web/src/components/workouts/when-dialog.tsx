import { useForm } from '../../lib/forms/use-form.ts';
import { momentOf, type OwnMoment, whenOf } from '../../lib/time/own-calendar.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { loadWhenSchema, WhenFields } from './when-fields.tsx';

interface WhenDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly moment: Parameters<typeof whenOf>[0];
  readonly timeZone: string;
  readonly onChange: (moment: OwnMoment) => void;
  readonly onClose: () => void;
}

/** Asks for the day and the time of a workout. */
export function WhenDialog(props: WhenDialogProps) {
  const { title, submitLabel, moment, timeZone, onChange, onClose } = props;
  const { onSubmit, ...form } = useForm({
    name: `when.${moment.workoutDate}`,
    start: whenOf(moment, timeZone),
    load: () => loadWhenSchema(timeZone),
    send: (when) => {
      onChange(momentOf(when, timeZone));
      onClose();
    },
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <WhenFields form={form} timeZone={timeZone} />
        <Button type="submit" className="w-full">
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}
