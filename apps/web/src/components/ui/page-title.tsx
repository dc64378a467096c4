import type { ReactNode } from 'react';

/** Title of an empty state that stands for a whole page: its heading, within the paragraph. */
export const PageTitle = ({ children }: { readonly children: ReactNode }) => (
  <span role="heading" aria-level={1}>
    {children}
  </span>
);
