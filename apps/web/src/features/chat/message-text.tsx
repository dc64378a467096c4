import { Fragment } from 'react';

/**
 * Matches only http(s) addresses; anything else stays text. Invisible characters, including those that reverse the text
 * direction, end an address.
 */
const ADDRESS = /\bhttps?:\/\/[^\s<>"\p{C}]+/giu;
/** Punctuation that belongs to the sentence rather than to the address. */
const SENTENCE_END = /[.,:;!?'")\]}]+$/u;

/** Whether a link leads to the host that is written, without a user name before it that looks like a host. */
function isHonest(address: string): boolean {
  const url = URL.parse(address);
  if (url?.username !== '') return false;
  return address.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
}

interface Piece {
  readonly text: string;
  readonly isLink: boolean;
}

/** Splits a text into links and plain text; joined, the pieces are the text again. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '');
    if (!isHonest(address)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isLink: false });
    pieces.push({ text: address, isLink: true });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false });
  return pieces;
}

/**
 * A message's text with its web addresses as links. The linked page gets no referrer and no access to this one. Nothing
 * is fetched until a link is followed.
 */
export function MessageText({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, index) =>
    piece.isLink ? (
      <a
        key={index}
        href={piece.text}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline"
      >
        {piece.text}
      </a>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
