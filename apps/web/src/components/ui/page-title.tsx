import type { ReactNode } from 'react';

/** Title of an empty state that fills a page: the page's heading, inside the paragraph. */
export const PageTitle = ({ children }: { readonly children: ReactNode }) => (
  <span role="heading" aria-level={1}>
    {children}
  </span>
);
