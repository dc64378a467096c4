import { t } from '@hooplog/language';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';

/** Minimum length that the server searches for. */
const MIN_LETTERS = 2;

interface SearchBoxProps {
  readonly label: string;
  /** Null if the box is empty. */
  readonly onSearch: (text: string | null) => void;
}

/** Prefix search, run on submit. */
export function SearchBox({ label, onSearch }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [isShort, setIsShort] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setIsShort(wanted.length > 0 && wanted.length < MIN_LETTERS);
    if (wanted.length === 0) onSearch(null);
    else if (wanted.length >= MIN_LETTERS) onSearch(wanted);
  };
  return (
    <form noValidate role="search" className="grid gap-2 sm:flex sm:items-start" onSubmit={submit}>
      <Field
        label={label}
        className="min-w-0 sm:flex-1"
        error={isShort ? t('Type at least two letters.') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start sm:mt-6.5">
        <Search aria-hidden /> {t('Search')}
      </Button>
    </form>
  );
}
