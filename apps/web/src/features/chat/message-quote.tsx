import type { Quote } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { HIDDEN_QUOTE_TEXT } from './chat-text.ts';

interface MessageQuoteProps {
  readonly quote: Quote;
  readonly ownId: string;
  readonly onJump: () => void;
}

const STYLE = 'mb-1 block w-full border-s-2 border-accent ps-2 text-start text-sm text-muted';

/** The message that a reply refers to; a tap jumps to it. */
export function MessageQuote({ quote, ownId, onJump }: MessageQuoteProps) {
  if ('hidden' in quote) {
    return <span className={`${STYLE} italic`}>{HIDDEN_QUOTE_TEXT[quote.hidden]}</span>;
  }
  const name = quote.user.id === ownId ? t('You') : quote.user.name;
  return (
    <button type="button" title={t('Show this message')} className={STYLE} onClick={onJump}>
      <bdi className="block truncate font-semibold text-ink">{name}</bdi>
      <span dir="auto" className="line-clamp-2">
        {quote.content}
      </span>
    </button>
  );
}
