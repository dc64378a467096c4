import { DELAYS_MS } from '@hooplog/domain';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast/toast-store.ts';
import { Button } from './button.tsx';

/** Puts an address into the clipboard, and says so. */
export function CopyLinkButton({ url }: { readonly url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
    toast({ title: 'Link copied!' });
    window.setTimeout(() => {
      setIsCopied(false);
    }, DELAYS_MS.COPIED_SHOWN);
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden /> {isCopied ? 'Copied!' : 'Copy Link'}
    </Button>
  );
}
