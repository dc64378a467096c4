import { locale } from '@hooplog/language';

const COUNT = new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 });

/** The server's response: counts by name, or null if the operator keeps the printed numbers. */
interface Answer {
  readonly numbers: Readonly<Record<string, number>> | null;
}

/** Replaces the printed numbers by the installation's own counts, if its operator wants that. */
export async function showLiveNumbers(root: ParentNode): Promise<void> {
  // A relative URL works: only the landing page runs this, and it is at the installation's root whatever its path.
  const response = await fetch('api/landing-numbers');
  if (!response.ok) return;
  const { numbers } = (await response.json()) as Answer;
  for (const element of root.querySelectorAll('[data-number]')) {
    const count = numbers?.[element.getAttribute('data-number') ?? ''];
    if (count !== undefined) element.textContent = COUNT.format(count);
  }
}
