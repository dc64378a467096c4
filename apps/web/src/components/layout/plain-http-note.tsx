import { LockOpen } from 'lucide-react';

/** Why filming and offline work are missing where the page came by plain http over a network, and what to do. */
export function PlainHttpNote() {
  // Also true for http on this very machine, which nobody in between can read.
  if (window.isSecureContext) return null;
  return (
    <p className="mt-6 flex items-start gap-3 rounded-control bg-sunken p-3 text-sm">
      <LockOpen aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        This page came by plain http. Browsers give the camera, and the memory that works without a
        connection, only to pages that came by https. Whoever runs this Hooplog can start it with{' '}
        <code>npm start -- --lan</code>: then open the address with <code>https://</code> that it
        prints.
      </span>
    </p>
  );
}
