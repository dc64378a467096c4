import { Fragment } from 'react';

/** Only what a browser opens as a page; anything else stays text. Characters that are not seen, or turn the text around, end it. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"\p{C}]+/giu;
/** They end the sentence, not the address. */
const SENTENCE_END = /[.,:;!?'")\]}]+$/u;

/** Whether it leads where it seems to: to the host that is written, with no name in front that looks like one. */
function isHonest(address: string): boolean {
  const url = URL.parse(address);
  if (url?.username !== '') return false;
  return address.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
}

interface Piece {
  readonly text: string;
  readonly isLink: boolean;
}

/** The text in pieces that together are the text again. */
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
 * What somebody wrote, its web addresses as links. The page that a link leads to learns nothing of this one, and gains
 * nothing from it. Nothing is fetched before a link is followed.
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
