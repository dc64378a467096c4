import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of a page that comes after the page itself; it stands in `<Suspense>`, whose fallback holds its place. Fetched ahead
 * it is drawn at once: React keeps a fallback for a third of a second, however soon what it stands for is there.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await fetch() }));
  function Part(props: Props) {
    // Once for each place: a part that became another component would lose what it knows.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>));
    return <Shown {...props} />;
  }
  return {
    Part,
    /** Fetches it before it is asked for; what fails is tried again then. */
    ahead: (): void => {
      fetch().catch(() => undefined);
    },
  };
}
