import type { Challenge } from '@hooplog/contract';

type Named = Partial<Pick<Challenge, 'drill'>> &
  Pick<Challenge, 'kind'> & { readonly name?: string | null };

/** What a challenge is called: by its own name, or by what counts in it. */
export function challengeTitle({ name, kind, drill }: Named): string {
  if (typeof name === 'string') return name;
  switch (kind) {
    case 'makes':
      return 'Most makes';
    case 'percentage':
      return 'Best percentage';
    case 'days':
      return 'Most days trained';
    case 'drill':
      return drill === undefined ? 'Best result in a drill' : `Best at ${drill.name}`;
  }
}
