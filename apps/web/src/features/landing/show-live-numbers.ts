import { locale } from '@hooplog/language';

const COUNT = new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 });

/** What the server answers: counts by name, or none where the operator keeps the printed numbers. */
interface Answer {
  readonly numbers: Readonly<Record<string, number>> | null;
}

/** Puts the installation's own counts in the place of the printed numbers, where its operator wants that. */
export async function showLiveNumbers(root: ParentNode): Promise<void> {
  // The landing page alone has it, which lies at the root of the installation, whatever its path.
  const response = await fetch('api/landing-numbers');
  if (!response.ok) return;
  const { numbers } = (await response.json()) as Answer;
  for (const element of root.querySelectorAll('[data-number]')) {
    const count = numbers?.[element.getAttribute('data-number') ?? ''];
    if (count !== undefined) element.textContent = COUNT.format(count);
  }
}
