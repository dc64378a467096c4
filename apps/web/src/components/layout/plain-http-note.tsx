import { rich } from '@hooplog/language';
import { LockOpen } from 'lucide-react';

/** Explains on plain http over a network why filming and offline work are missing, and what to do. */
export function PlainHttpNote() {
  // Also true for http on localhost, which nobody can intercept.
  if (window.isSecureContext) return null;
  return (
    <p className="mt-6 flex items-start gap-3 rounded-control bg-sunken p-3 text-sm">
      <LockOpen aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {rich(
          'This page was loaded over plain http. Browsers only allow the camera and offline storage on pages loaded over https. Whoever runs this Hooplog can start it with <code>npm start -- --lan</code>: then open the address with <code2>https://</code2> that it prints.',
          { code: (text) => <code>{text}</code>, code2: (text) => <code>{text}</code> },
        )}
      </span>
    </p>
  );
}
