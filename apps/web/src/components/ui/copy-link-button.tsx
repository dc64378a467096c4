import { DELAYS_MS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard/copy-text.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { Button } from './button.tsx';

/** Copies an address to the clipboard and confirms it; shows the address if copying is not allowed. */
export function CopyLinkButton({ url }: { readonly url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(url))) {
      toast({ title: t('The link could not be copied'), description: url, tone: 'destructive' });
      return;
    }
    setIsCopied(true);
    toast({ title: t('Link copied!') });
    window.setTimeout(() => {
      setIsCopied(false);
    }, DELAYS_MS.COPIED_SHOWN);
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden /> {isCopied ? t('Copied!') : t('Copy Link')}
    </Button>
  );
}
