import { t } from '@hooplog/language';
import { Copy } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { copyText } from '../../lib/clipboard/copy-text.ts';
import { toast } from '../../lib/toast/toast-store.ts';

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast({ title: t('Copied!') });
  else toast({ title: t('Copy it from the field by hand.'), tone: 'destructive' });
}

interface ShownSecretProps {
  readonly label: string;
  readonly secret: string;
}

/** A secret that is shown only once. */
export function ShownSecret({ label, secret }: ShownSecretProps) {
  return (
    <div role="status" className="flex flex-wrap items-end gap-3 rounded-control bg-sunken p-3">
      <Field
        className="min-w-0 flex-1 basis-60"
        label={label}
        hint={t('Copy it now: it is shown only this once.')}
      >
        {(control) => <Input {...control} readOnly value={secret} className="font-mono" />}
      </Field>
      <Button variant="secondary" onClick={() => void copy(secret)}>
        <Copy aria-hidden /> {t('Copy')}
      </Button>
    </div>
  );
}
