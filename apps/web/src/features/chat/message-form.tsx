import { countCharacters, LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { SendHorizontal } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { usePersistedDraft } from '../../lib/session/use-persisted-draft.ts';
import { type Answered, type ChatOf, useSendMessage } from './use-conversation.ts';

/** From this length on the remaining characters are shown. */
const COUNTED_FROM = LIMITS.MESSAGE_MAX - 100;

/** Enter sends, except during input method composition; Shift+Enter starts a new line. */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** What a message replies to. */
export interface Answer {
  readonly to: Answered;
  /** The line above the field that says so. */
  readonly line: ReactNode;
  /** The reply was sent. */
  readonly onSent: () => void;
}

interface MessageFormProps {
  readonly group: ChatOf;
  readonly answer?: Answer | undefined;
}

/** The form to write a message. Its text stays if sending fails. */
export function MessageForm({ group, answer }: MessageFormProps) {
  const [text, setText] = useState('');
  usePersistedDraft(group ?? 'chat', () => (text === '' ? undefined : text), setText);
  const { mutate, isPending } = useSendMessage(group, () => {
    setText('');
    answer?.onSent();
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const isAnswer = answer !== undefined;
  useEffect(() => {
    if (isAnswer) field.current?.focus();
  }, [isAnswer]);
  const content = text.trim();
  const characters = countCharacters(content);
  const canSend = content !== '' && characters <= LIMITS.MESSAGE_MAX;
  const send = () => {
    if (canSend && !isPending) mutate({ content, ...answer?.to });
  };
  return (
    <form
      className="border-t border-line p-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {answer?.line}
      <div className="flex items-end gap-2">
        <Textarea
          ref={field}
          rows={1}
          aria-label={t('Message')}
          placeholder={t('Type a message...')}
          maxCharacters={LIMITS.MESSAGE_MAX}
          value={text}
          readOnly={isPending}
          className="field-sizing-content max-h-32 resize-none"
          onChange={(event) => {
            setText(event.target.value);
          }}
          onKeyDown={(event) => {
            if (!sends(event)) return;
            event.preventDefault();
            send();
          }}
        />
        <Button
          type="submit"
          size="icon"
          aria-label={t('Send message')}
          pending={isPending}
          disabled={!canSend}
        >
          {!isPending && <SendHorizontal aria-hidden />}
        </Button>
      </div>
      {characters >= COUNTED_FROM && (
        <p className="mt-1 text-end text-xs text-muted figures">
          {characters} / {LIMITS.MESSAGE_MAX}
        </p>
      )}
    </form>
  );
}
